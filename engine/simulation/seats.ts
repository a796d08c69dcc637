import type { GameRules } from '../contract.ts';
import { createMachine } from '../kernel/machine.ts';
import type { GameTypes } from '../kernel/types.ts';
import { countRange, gameSeed, type Range } from '../toolbox/ranges.ts';
import { add, type Counts } from './counts.ts';
import { playMatch, type Ended } from './play.ts';
import { mergePlayed, UNPLAYED, type Broken, type Played } from './record.ts';

/** A game that is counted seat by seat, for it has no sides and needs nothing but players. */
export interface SeatsGame<G extends GameTypes> {
  readonly rules: Pick<GameRules<G, unknown>, 'ruleset' | 'bots' | 'round' | 'standings'>;
  readonly content: G['content'];
  readonly setUp: (players: number) => G['setup'];
  /** What each seat has in the end. */
  readonly points: (outcome: G['outcome']) => readonly number[];
}

/** What all games of a simulation have in common. */
export interface SeatsRun {
  readonly players: number;
  /** Who plays the seats, the first the first; after the last name the first comes again. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** What a number of games came to for one seat. */
export interface SeatTally {
  /** How often it won, lost and drew. */
  readonly standings: Counts;
  readonly points: Counts;
}

/** What a number of games came to: whole numbers alone, so that parts of them give the same in any order. */
export interface SeatsTally extends Played {
  readonly rounds: Counts;
  readonly seats: readonly SeatTally[];
}

/** Of no games. */
export const NOBODY: SeatsTally = { ...UNPLAYED, rounds: {}, seats: [] };

const NONE: SeatTally = { standings: {}, points: {} };

/** Two tallies of different games of as many seats together. */
export const mergeSeats = (a: SeatsTally, b: SeatsTally): SeatsTally => ({
  ...mergePlayed(a, b),
  rounds: add(a.rounds, b.rounds),
  seats: (a.seats.length > b.seats.length ? a : b).seats.map((_, seat) => {
    const [one, other] = [a.seats[seat] ?? NONE, b.seats[seat] ?? NONE];
    return { standings: add(one.standings, other.standings), points: add(one.points, other.points) };
  }),
});

/** Plays games of a run by their numbers. Game k is the same whoever plays it, and whatever else is played. */
export function seatsPlayer<G extends GameTypes>(
  { rules, content, setUp }: Pick<SeatsGame<G>, 'rules' | 'content' | 'setUp'>,
  { players, bots, seed }: SeatsRun,
): (game: number) => Ended<G> | Broken {
  const machine = createMachine<G>(rules.ruleset, content);
  const setup = setUp(players);
  return (game) => playMatch({ rules, machine, setup, bots, seed: gameSeed(seed, game) });
}

/** Plays the games of ranges and counts those of each together. */
export function seatsCounter<G extends GameTypes>(
  counted: SeatsGame<G>,
  run: SeatsRun,
): (range: Range) => SeatsTally {
  const { rules, points } = counted;
  const playOne = seatsPlayer(counted, run);
  const play = (game: number): SeatsTally => {
    const played = playOne(game);
    if (played.kind === 'broken') return { ...NOBODY, broken: 1, failures: [{ ...played, game }] };
    const { outcome, table, decisions } = played;
    const had = points(outcome);
    return {
      ...{ ...UNPLAYED, games: 1, decisions },
      rounds: { [rules.round(table)]: 1 },
      seats: rules.standings(outcome, run.players).map((standing, seat) => ({
        standings: { [standing]: 1 },
        points: { [had[seat] ?? 0]: 1 },
      })),
    };
  };
  return (range) => countRange(range, NOBODY, { play, merge: mergeSeats });
}
