import { ok } from '../../../engine/index.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import {
  mergeSeats,
  NOBODY,
  seatsPlayer,
  type SeatsGame,
  type SeatsRun,
  type SeatsTally,
} from '../../../engine/simulation/seats.ts';
import type { Range } from '../../../engine/toolbox/ranges.ts';
import { oneOf, wholeNumber } from '../arguments.ts';
import { printBroken } from '../failures.ts';
import { count } from '../figures.ts';
import type { HelpTexts } from '../help.ts';
import { readOptions, type Options as General } from '../options.ts';
import type { Work } from '../pool.ts';
import { simulationOf } from '../simulation.ts';
import type { SimulateTools, Simulation } from '../types.ts';
import { seatsLines, seatsReport } from './report.ts';

/** A game of seats as the command line knows it. */
export interface SeatsSimulation<G extends GameTypes> extends SeatsGame<G> {
  readonly title: string;
  /** The script of its threads, which counts ranges of games by `seatsCounter`. */
  readonly work: Work<SeatsRun, Range, SeatsTally>;
}

interface Options extends General {
  readonly players: number;
  readonly bots: readonly string[];
}

/** The bots of a game, the best of them first. */
const bestFirst = <G extends GameTypes>({ rules }: SeatsGame<G>): readonly string[] =>
  Object.keys(rules.bots).toReversed();

/** All of `npm run simulate` for a game of seats that are alike: there is nothing to choose but how many play, and who. */
export function simulateSeats<G extends GameTypes>(game: SeatsSimulation<G>): SimulateTools {
  return {
    help: helpFor(game),
    read(args) {
      const options = readFor(game, args);
      if (!options.ok) return options;
      const { players, bots } = options.value;
      return ok({
        options: options.value,
        again: ['--players', String(players), ...bots.flatMap((bot) => ['--bot', bot])],
        load: () => ok({ leftOut: [], simulation: () => ok(simulationFor(game, options.value)) }),
      });
    },
  };
}

function readFor<G extends GameTypes>(game: SeatsSimulation<G>, args: readonly string[]) {
  const { min, max } = game.rules.ruleset.seats;
  const bots = bestFirst(game);
  return readOptions(args, {
    spec: {
      players: { type: 'string', default: String(min) },
      bot: { type: 'string', multiple: true, default: bots.slice(0, 1) },
    },
    read: ({ players, bot }): Omit<Options, keyof General> => ({
      players: wholeNumber('--players', players, min, max),
      bots: bot.map((name) => oneOf('--bot', name, bots)),
    }),
  });
}

function helpFor<G extends GameTypes>(game: SeatsSimulation<G>): HelpTexts {
  const { id, seats } = game.rules.ruleset;
  const bots = bestFirst(game);
  return {
    says: 'Lets bots play whole games on all cores and says who won, with how many points, and how long it took.',
    played: `  --players <n>           ${seats.min} to ${seats.max} (${seats.min})
  --bot <name>            ${bots.join(', ')} (${bots[0] ?? ''}); given several times, the seats have them in turn`,
    examples: `  npm run simulate -- --game ${id} --players ${seats.max} --games 5000 --seed garden`,
  };
}

function simulationFor<G extends GameTypes>(
  game: SeatsSimulation<G>,
  { players, bots }: Options,
): Simulation {
  const { title, work, rules } = game;
  const job = (seed: string): SeatsRun => ({ players, bots, seed });
  return simulationOf({
    ...{ work, job, title, nothing: NOBODY, merge: mergeSeats },
    players: `${count(players, 'player')} (${bots.join(', ')})`,
    settings: { rules: rules.ruleset.version, players, bots },
    report: seatsReport,
    reportLines: (tally) => seatsLines(seatsReport(tally)),
    only: (seed, number) => playOnly(game, job(seed), number),
  });
}

/** Plays one game in this process and prints how it went. @returns whether it came to its end */
function playOnly<G extends GameTypes>(game: SeatsSimulation<G>, run: SeatsRun, number: number): boolean {
  const { title, rules, points } = game;
  console.log(`Game ${number}: ${title}, ${count(run.players, 'player')} (${run.bots.join(', ')})`);
  const played = seatsPlayer(game, run)(number);
  if (played.kind === 'broken') {
    printBroken(played);
    return false;
  }
  const { outcome, table, decisions } = played;
  console.log(`Over in round ${rules.round(table)}, after ${count(decisions, 'decision')}.`);
  const had = points(outcome);
  for (const [seat, standing] of rules.standings(outcome, run.players).entries())
    console.log(`Seat ${seat + 1} ${standing}: ${count(had[seat] ?? 0, 'point')}`);
  return true;
}
