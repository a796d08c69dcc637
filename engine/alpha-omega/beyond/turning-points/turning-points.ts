import type { History } from '../../../kernel/history.ts';
import type { Machine } from '../../../kernel/machine.ts';
import type { Answer, SeatId } from '../../../kernel/types.ts';
import type { AlphaOmega } from '../../game.ts';
import { paired, wilson, type Estimate, type Pairs } from '../../../toolbox/intervals.ts';
import type { About } from '../../types.ts';
import { choicesOf, othersOf, type Choice } from './choices.ts';
import { trial, type Trying } from './trial.ts';

/** A choice that moved the odds, and by how much, as far as trials can tell. */
export interface PivotalMoment {
  /** The number of the answer's record; the question was asked at the moment before it. */
  readonly number: number;
  readonly seat: SeatId;
  readonly round: number;
  readonly about: About;
  readonly chosen: Answer;
  /** The best of the other answers that were tried. */
  readonly other: Answer;
  /** `found`: the other answers were worse on the average; `missed`: the best other one was better. */
  readonly kind: 'found' | 'missed';
  /** The chance of the asked seat's side after each: to achieve the Objective, or for the Opponents that it is not. */
  readonly odds: {
    readonly chosen: Estimate;
    readonly other: Estimate;
    /** Whatever else was answered, one as likely as another. */
    readonly average: Estimate;
  };
  /** By how much the choice moved the odds: above nothing when `found`, below when `missed`. */
  readonly swing: Estimate;
}

/** What was found out about a game. */
export interface PivotalMoments {
  /** Answers at which there was something to choose. */
  readonly choices: number;
  /** Imagined games that were played to their end. */
  readonly games: number;
  /** At most three, the farthest swing first; empty where no choice mattered much. */
  readonly moments: readonly PivotalMoment[];
}

/** How much to try, counted in answers given and never in time, so that the same game gives the same. */
export interface PivotalEffort {
  /** Answers given in each of the three passes. */
  readonly steps: number;
}

const EFFORT: PivotalEffort = { steps: 150_000 };

/** So many moments are told. */
const TOLD = 3;
/** A swing of less is no turn, however sure it is. */
const LEAST = 0.05;
/** How many choices each pass leaves to the next. */
const LEFT = { screened: 40, probed: 6 } as const;
/** Strength Checks that the first, shallow pass looks ahead, and the trials it makes of an answer. */
const SHALLOW = { checks: 2, trials: 4 } as const;
/** Trials of an answer in the second pass, and of a choice in the last. */
const MOST = { probe: 16, weigh: 400 } as const;

/** Between nothing and 1: how much of the work is done. */
export type Progress = number;

interface Weighing {
  readonly choice: Choice;
  readonly others: readonly Answer[];
}

interface Work {
  readonly trying: Trying;
  readonly effort: PivotalEffort;
  games: number;
}

/**
 * Finds the choices of a game that moved the odds most, in hindsight: the cards lie as they really lay, only dice and the
 * players after it are imagined. A first pass looks a little ahead from every choice, a second plays the most telling ones
 * to their end, and a last one weighs the few that are left by trials of their own, so that none is told of because it was
 * lucky in the passes before. Yields how much is done; returns what was found.
 * @param seed the same seed gives the same
 */
export function* pivotalMoments(
  machine: Machine<AlphaOmega>,
  history: History<AlphaOmega>,
  seed: string,
  effort: PivotalEffort = EFFORT,
): Generator<Progress, PivotalMoments, void> {
  const all = choicesOf(history).map((choice) => ({
    choice,
    others: othersOf(choice, machine.prepared, seed),
  }));
  const open = all.filter(({ others }) => others.length > 0);
  const work: Work = { trying: { machine, seed }, effort, games: 0 };
  const screened = yield* screen(open, work);
  const probed = yield* probe(screened, work);
  const weighed = yield* weigh(probed, work);
  const moments = weighed
    .filter(({ swing }) => Math.abs(swing.value) >= LEAST && swing.low * swing.high > 0)
    .toSorted((a, b) => Math.abs(b.swing.value) - Math.abs(a.swing.value) || a.number - b.number)
    .slice(0, TOLD);
  return { choices: open.length, games: work.games, moments };
}

/** A short look ahead from every choice: those stay at which answers lead farthest apart. */
function* screen(all: readonly Weighing[], work: Work): Generator<Progress, readonly Weighing[], void> {
  const { checks, trials } = SHALLOW;
  const spreads = new Map<Weighing, number>();
  for (const [at, weighing] of all.entries()) {
    const { choice, others } = weighing;
    const worths = [choice.chosen, ...others].map((answer) => {
      let sum = 0;
      for (let number = 0; number < trials; number += 1)
        sum += trial(choice, answer, number, {
          ...work.trying,
          seed: `${work.trying.seed}/screen`,
          checks,
        }).worth;
      return sum / trials;
    });
    spreads.set(weighing, Math.max(...worths) - Math.min(...worths));
    yield (at + 1) / all.length / 3;
  }
  const spread = (weighing: Weighing): number => spreads.get(weighing) ?? 0;
  return [...all]
    .sort((a, b) => spread(b) - spread(a) || a.choice.number - b.choice.number)
    .slice(0, LEFT.screened);
}

/** Every answer of the choices that are left, to the end: which other one is best, and where the odds moved. */
function* probe(alive: readonly Weighing[], work: Work): Generator<Progress, readonly Weighing[], void> {
  const tallies = alive.map(({ choice, others }) =>
    [choice.chosen, ...others].map((answer) => ({ answer, won: 0 })),
  );
  const trying = { ...work.trying, seed: `${work.trying.seed}/probe` };
  let steps = 0;
  let trials = 0;
  while (trials < MOST.probe && (trials === 0 || steps < work.effort.steps)) {
    for (const [at, { choice }] of alive.entries()) {
      steps += tryAll(choice, tallies[at] ?? [], trials, trying);
      work.games += tallies[at]?.length ?? 0;
      yield 1 / 3 + shareOf(steps, trials + (at + 1) / alive.length, MOST.probe, work);
    }
    trials += 1;
  }
  const probed = alive.map(({ choice }, at) => {
    const [chosen, ...others] = tallies[at] ?? [];
    const ranked = others.toSorted((a, b) => b.won - a.won);
    const swing = swingOf(
      chosen?.won ?? 0,
      ranked.map(({ won }) => won),
    );
    return { swing, weighing: { choice, others: ranked.map(({ answer }) => answer) } };
  });
  const ranked = probed
    .sort((a, b) => b.swing - a.swing || a.weighing.choice.number - b.weighing.choice.number)
    .map(({ weighing }) => weighing);
  return onePerTurn(ranked).slice(0, LEFT.probed);
}

interface Tried {
  readonly answer: Answer;
  won: number;
}

/** Tries each answer once more. @returns the answers given on the way */
function tryAll(choice: Choice, tallies: readonly Tried[], number: number, trying: Trying): number {
  let given = 0;
  for (const tally of tallies) {
    const { won, steps } = trial(choice, tally.answer, number, trying);
    if (won) tally.won += 1;
    given += steps;
  }
  return given;
}

/** The first of each turn: what one draws and plays for the same blow is one turn of the game and not three. */
function onePerTurn(ranked: readonly Weighing[]): readonly Weighing[] {
  const turns = ranked.map(
    ({ choice: { before } }) => `${String(before.table.round)} ${String(before.table.turn)}`,
  );
  return ranked.filter((_, at) => turns.indexOf(turns[at] ?? '') === at);
}

/** By how many trials a choice moved the odds: against the best other answer if that is better, else against the average. */
function swingOf(chosen: number, [best = 0, ...rest]: readonly number[]): number {
  if (best > chosen) return best - chosen;
  return chosen - (best + rest.reduce((sum, won) => sum + won, 0)) / (1 + rest.length);
}

/** The chosen answer, the best other one and any other one under the same dice, as often as the effort allows. */
function* weigh(alive: readonly Weighing[], work: Work): Generator<Progress, readonly PivotalMoment[], void> {
  const tallies = alive.map((weighing) => ({
    weighing,
    ...EMPTY,
    bestAgainst: NO_PAIRS,
    averageAgainst: NO_PAIRS,
  }));
  const trying = { ...work.trying, seed: `${work.trying.seed}/weigh` };
  let steps = 0;
  let trials = 0;
  while (trials < MOST.weigh && (trials === 0 || steps < work.effort.steps)) {
    for (const [at, tally] of tallies.entries()) {
      const { choice, others } = tally.weighing;
      const [best, some] = [others[0] ?? [], others[trials % others.length] ?? []];
      const chosen = trial(choice, choice.chosen, trials, trying);
      const other = trial(choice, best, trials, trying);
      // Under the same dice the same answer leads to the same end.
      const any = some === best ? { ...other, steps: 0 } : trial(choice, some, trials, trying);
      tally.trials += 1;
      tally.chosen += Number(chosen.won);
      tally.best += Number(other.won);
      tally.average += Number(any.won);
      tally.bestAgainst = withPair(tally.bestAgainst, chosen.won, other.won);
      tally.averageAgainst = withPair(tally.averageAgainst, chosen.won, any.won);
      steps += chosen.steps + other.steps + any.steps;
      work.games += some === best ? 2 : 3;
      yield 2 / 3 + shareOf(steps, trials + (at + 1) / alive.length, MOST.weigh, work);
    }
    trials += 1;
  }
  return tallies.flatMap(momentOf);
}

interface Tally {
  readonly weighing: Weighing;
  readonly trials: number;
  readonly chosen: number;
  readonly best: number;
  readonly average: number;
  readonly bestAgainst: Pairs;
  readonly averageAgainst: Pairs;
}

const EMPTY = { trials: 0, chosen: 0, best: 0, average: 0 };
const NO_PAIRS: Pairs = { of: 0, onlyOne: 0, onlyOther: 0 };

const withPair = (pairs: Pairs, one: boolean, other: boolean): Pairs => ({
  of: pairs.of + 1,
  onlyOne: pairs.onlyOne + Number(one && !other),
  onlyOther: pairs.onlyOther + Number(other && !one),
});

function momentOf({ weighing, trials, ...tally }: Tally): readonly PivotalMoment[] {
  const { choice, others } = weighing;
  const { number, seat, before, chosen } = choice;
  const [other] = others;
  const kind = tally.best > tally.chosen ? 'missed' : 'found';
  const swing = paired(kind === 'missed' ? tally.bestAgainst : tally.averageAgainst);
  const odds = {
    chosen: wilson({ count: tally.chosen, of: trials }),
    other: wilson({ count: tally.best, of: trials }),
    average: wilson({ count: tally.average, of: trials }),
  };
  if (!other || !swing || !odds.chosen || !odds.other || !odds.average || !before.pending) return [];
  const { round } = before.table;
  const told = { chosen: odds.chosen, other: odds.other, average: odds.average };
  return [{ number, seat, round, about: before.pending.about, chosen, other, kind, odds: told, swing }];
}

/** The share of the whole that a pass has done: it ends with its effort or with its trials. */
const shareOf = (steps: number, trials: number, most: number, { effort }: Work): Progress =>
  Math.min(1, Math.max(steps / effort.steps, trials / most)) / 3;
