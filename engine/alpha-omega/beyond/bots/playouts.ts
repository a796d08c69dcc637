import type { InParts } from '../../../kernel/in-parts.ts';
import type { Machine } from '../../../kernel/machine.ts';
import type { Answer, Rng } from '../../../kernel/types.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { countsFor, personOf } from '../../queries/cards.ts';
import { isAchieved, isBeyond } from './aim.ts';
import { openLedger, type Account, type Ledger } from './ledger.ts';
import { gapOf } from './paired.ts';
import { pendingOf } from './pending.ts';
import { imagineWorld, playOn, type World } from './rollout.ts';
import { sideOf } from './sense.ts';
import { worthOf } from './worth.ts';

/** How a table stands some Strength Checks ahead, in what can be counted on it. */
export interface Ahead {
  /** For the asked seat's side, in points of Strength, a decided game counting for more than any lead. */
  readonly worth: number;
  /** Good's lead at the latest of those checks. */
  readonly lead: number;
  /** Cards in the hands of the Good players. */
  readonly hand: number;
  /** Persons in play that count for Good, and those that count for the Opponents. */
  readonly goodPersons: number;
  readonly opponentPersons: number;
  /** Damage on Persons that count for Good, and on those that count for the Opponents. */
  readonly goodDamage: number;
  readonly opponentDamage: number;
  /** Callings achieved so far. */
  readonly callings: number;
}

/** How a game went that was played to its end after one answer. */
export interface Ending extends Ahead {
  /** The asked seat's side got what it played for: 1, else 0. */
  readonly won: number;
  /** Rounds that were begun after this one. */
  readonly rounds: number;
}

/** An answer and the games that were played to their end after it, the same worlds for every answer in the same order. */
export interface Line {
  readonly answer: Answer;
  readonly endings: readonly Ending[];
  readonly account: Account;
}

/** How much to play. */
export interface PlayoutEffort {
  /** Answers given in imagined games, all in all. */
  readonly steps: number;
  /** Strength Checks after which the table is looked at. */
  readonly checks: number;
}

interface Tally {
  readonly answer: Answer;
  readonly endings: Ending[];
}

/** After so many worlds it may show that an answer is out of the running. */
const AT_LEAST = 8;

/** Two are always played on: the best needs something to stand beside. */
const KEPT = 2;

/** How sure it has to be before an answer is played no further, in standard errors. */
const OUT = 3;

/**
 * Plays each answer to the end of the game, by players of good sense, in worlds that the asked seat could believe in: all in
 * the same worlds, with the same dice. What falls far behind is not played on. Each game is a part of the work.
 */
export function* playouts(
  state: State,
  machine: Machine<AlphaOmega>,
  { answers, effort }: { readonly answers: readonly Answer[]; readonly effort: PlayoutEffort },
  rng: Rng,
): InParts<readonly Line[]> {
  const ledger = openLedger(state);
  const all: readonly Tally[] = answers.map((answer) => ({ answer, endings: [] }));
  let alive = all;
  let after = rng;
  for (let spent = 0; spent < effort.steps;) {
    const [world, rest] = imagineWorld(state, machine, after);
    after = rest;
    for (const { answer, endings } of alive) {
      const played = endOf(state, machine, { world, answer, ledger, checks: effort.checks });
      endings.push(played.ending);
      spent += played.steps;
      yield;
    }
    alive = stillRunning(alive);
  }
  return all.map(({ answer, endings }) => ({ answer, endings, account: ledger.account(answer) }));
}

function stillRunning(alive: readonly Tally[]): readonly Tally[] {
  if (alive.length <= KEPT || (alive[0]?.endings.length ?? 0) < AT_LEAST) return alive;
  const ranked = alive.toSorted((a, b) => gapOf(b.endings, a.endings, worthIn).mean);
  const [best, ...others] = ranked;
  if (best === undefined) return alive;
  const behind = others.slice(KEPT - 1).filter((other) => {
    const [inWorth, inWins] = [worthIn, wonIn].map((of) => gapOf(best.endings, other.endings, of));
    return (inWorth?.certainty ?? 0) > OUT && (inWins?.mean ?? 0) >= 0;
  });
  return alive.filter((tally) => !behind.includes(tally));
}

/** What is compared first: games that were won, and how the table stands before their end. */
export const wonIn = ({ won }: Ending): number => won;
export const worthIn = ({ worth }: Ending): number => worth;

interface Trying {
  readonly world: World;
  readonly answer: Answer;
  readonly ledger: Ledger;
  readonly checks: number;
}

function endOf(
  before: State,
  machine: Machine<AlphaOmega>,
  { world, answer, ledger, checks }: Trying,
): { readonly ending: Ending; readonly steps: number } {
  const { table } = before;
  const isGood = sideOf(pendingOf(before).seat, table.seats.length) === 'good';
  const horizon = table.balances.length + checks;
  const until = isBeyond(before);
  const seen: Ahead[] = [];
  const { end, steps } = playOn(machine, world, answer, {
    checks: Infinity,
    until,
    see(applied) {
      ledger.step(answer, applied);
      const { state } = applied;
      if (
        seen.length === 0 &&
        (state.table.balances.length >= horizon || state.pending === null || until(state))
      )
        seen.push(standing(state, machine, isGood));
    },
  });
  ledger.end(answer);
  const won = isAchieved(before, end) === isGood ? 1 : 0;
  const ending = {
    ...(seen[0] ?? standing(end, machine, isGood)),
    won,
    rounds: end.table.round - table.round,
  };
  return { ending, steps };
}

function standing({ table }: State, { prepared: content }: Machine<AlphaOmega>, isGood: boolean): Ahead {
  const look = { table, content };
  const checked = table.balances.at(-1);
  const persons = { good: 0, opponent: 0 };
  const damage = { good: 0, opponent: 0 };
  for (const card of table.inPlay) {
    if (personOf(look, card) === null) continue;
    const side = countsFor(table, card);
    persons[side] += 1;
    damage[side] += card.damage;
  }
  const callings = table.seats.flatMap((seat) => seat.callings).filter(({ achieved }) => achieved).length;
  return {
    worth: (isGood ? 1 : -1) * worthOf(look),
    lead: checked ? checked.good - checked.opponent : 0,
    hand: table.seats.reduce((sum, { hand }) => sum + hand.length, 0),
    ...{ goodPersons: persons.good, opponentPersons: persons.opponent },
    ...{ goodDamage: damage.good, opponentDamage: damage.opponent, callings },
  };
}
