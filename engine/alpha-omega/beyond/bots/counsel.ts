import type { InParts } from '../../../kernel/in-parts.ts';
import { createMachine } from '../../../kernel/machine.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Answer, SeatId } from '../../../kernel/types.ts';
import type { Catalogue } from '../../definitions.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import type { About } from '../../types.ts';
import { meanOf, reasonsFor, type CounselReason } from './counsel-reasons.ts';
import { gapOf, isSure, type Gap } from './paired.ts';
import { pendingOf } from './pending.ts';
import { playouts, wonIn, worthIn, type Line } from './playouts.ts';
import { search, type Effort } from './search.ts';
import { sideOf } from './sense.ts';

/** An answer, and what came of it in games that were imagined to their end. */
export interface Weighed {
  readonly answer: Answer;
  /** Two Strength Checks ahead, for the asked seat's side: points of Strength, a decided game counting for more than any lead. */
  readonly worth: number;
  /** So many games were played on from it. */
  readonly tried: number;
  /** Of these the asked seat's side won this share. */
  readonly won: number;
  /** Good's expected lead at the coming Strength Check; null when the game would be over before. */
  readonly lead: number | null;
}

/** A hint for the pending decision: what a player who looks ahead would do, and which facts speak for it. */
export interface Counsel {
  readonly decision: number;
  readonly seat: SeatId;
  readonly about: About;
  /** The best few answers, best first. */
  readonly best: readonly Weighed[];
  /** Answers between which and the best no game told a difference. */
  readonly alike: readonly Answer[];
  /** Are these all the answers there are beside the best? */
  readonly isAllTheSame: boolean;
  /** The best of those that are clearly worse; null when none is. */
  readonly instead: Weighed | null;
  /** What speaks for the best and against that one, the weightiest first; never empty where there is one. */
  readonly reasons: readonly CounselReason[];
  /** All games that were played to their end for this hint, and the shares won after the answers that won least and most. */
  readonly outlook: { readonly games: number; readonly least: number; readonly most: number };
}

/** How long to think a hint over: a look at every answer, then games to their end after the best few. */
export interface CounselEffort extends Effort {
  /** Answers given in the games that are played to their end, all in all. */
  readonly playouts: number;
}

/** Whom to counsel, by which chance, and how long to think it over. */
export interface Asking {
  readonly seat: SeatId;
  readonly seed: string;
  readonly effort?: CounselEffort;
}

/** As much as is thought over in about a second. It is no time, so that the same question always gets the same hint. */
const EFFORT: CounselEffort = { steps: 2000, checks: 2, playouts: 6000 };

/** Up to so many cards in play an imagined answer takes about as long; with more, that much longer. */
const USUAL_TABLE = 24;

/** So many answers are told. */
const TOLD = 3;

/** So many of the best are played to the end, and beside them what does nothing, and the worst. */
const FINALISTS = 3;

/** An answer that does something is preferred to one that does not, unless it stands so many points behind. */
const POINT = 1;

/**
 * What to answer to the pending decision, from what the asked seat knows and nothing else; the same seed gives the same
 * counsel.
 * @returns the work of thinking it over; null when nothing is asked of this seat
 */
export const counsel = (state: State, content: Catalogue, asking: Asking): InParts<Counsel> | null =>
  state.pending?.seat === asking.seat ? thoughtOver(state, content, asking) : null;

/**
 * What speaks for an answer that somebody gave to the pending decision, against doing nothing or else another choice: the same
 * facts as a hint's, whether or not it was the best. There are no reasons where none tells.
 */
export function* reasonsGiven(
  state: State,
  content: Catalogue,
  { seat, seed, answer, effort = usualFor(state) }: Asking & { readonly answer: Answer },
): InParts<Counsel> {
  const pending = pendingOf(state);
  const machine = createMachine<AlphaOmega>(alphaOmega, content);
  const [prospects, after] = yield* search(state, machine, effort, startStream(seed, 'reasons given'));
  const isGiven = (other: Answer): boolean => other.join() === answer.join();
  const others = finalists(prospects.map((each) => each.answer)).filter((other) => !isGiven(other));
  const { checks, playouts: steps } = effort;
  const lines =
    others.length === 0
      ? []
      : yield* playouts(state, machine, { answers: [answer, ...others], effort: { steps, checks } }, after);
  const given = lines.find((line) => isGiven(line.answer));
  const mine = sideOf(seat, state.table.seats.length);
  const rest = ranked(lines.filter((line) => line !== given));
  const inOrder = rest.toSorted((a, b) => Number(isIdle(b.answer)) - Number(isIdle(a.answer)));
  const told = given === undefined ? [] : inOrder.map((line) => againstOf(given, line, state.table, mine));
  const worse = told.find(({ reasons }) => reasons.length > 0);
  return {
    ...{ decision: pending.id, seat, about: pending.about },
    best: given === undefined ? [] : [weighed(given)],
    ...{ alike: [], isAllTheSame: false },
    instead: worse === undefined ? null : weighed(worse.line),
    reasons: worse?.reasons ?? [],
    outlook: { games: lines.reduce((sum, { endings }) => sum + endings.length, 0), least: 0, most: 0 },
  };
}

function* thoughtOver(
  state: State,
  content: Catalogue,
  { seat, seed, effort = usualFor(state) }: Asking,
): InParts<Counsel> {
  const { table } = state;
  const pending = pendingOf(state);
  const machine = createMachine<AlphaOmega>(alphaOmega, content);
  const [prospects, after] = yield* search(state, machine, effort, startStream(seed, 'counsel'));
  const answers = finalists(prospects.map(({ answer }) => answer));
  const { checks, playouts: steps } = effort;
  const lines =
    answers.length < 2
      ? answers.map((answer) => ({ answer, endings: [], account: { lead: null, fates: new Map() } }))
      : yield* playouts(state, machine, { answers, effort: { steps, checks } }, after);
  const first = advised(lines);
  const others = ranked(lines.filter((line) => line !== first));
  const mine = sideOf(seat, table.seats.length);
  const told = first === undefined ? [] : others.map((line) => againstOf(first, line, table, mine));
  const worse = told.find(({ reasons }) => reasons.length > 0);
  const alike = told.filter(({ reasons }) => reasons.length === 0).map(({ line }) => line.answer);
  const shares = lines.map(({ endings }) => meanOf(endings, wonIn));
  return {
    ...{ decision: pending.id, seat, about: pending.about },
    best: (first === undefined ? [] : [first, ...others]).slice(0, TOLD).map(weighed),
    alike,
    isAllTheSame: worse === undefined && alike.length === prospects.length - 1,
    instead: worse === undefined ? null : weighed(worse.line),
    reasons: worse?.reasons ?? [],
    outlook: {
      games: lines.reduce((sum, { endings }) => sum + endings.length, 0),
      least: Math.min(...shares),
      most: Math.max(...shares),
    },
  };
}

/** A large table costs more for each answer, so that fewer are imagined: how much lies there is no secret. */
function usualFor({ table }: State): CounselEffort {
  const less = Math.max(1, table.inPlay.length / USUAL_TABLE);
  const { steps, checks, playouts: far } = EFFORT;
  return { steps: Math.round(steps / less), checks, playouts: Math.round(far / less) };
}

/** The best of the answers, what does nothing, and the worst: what a hint says of the choices is true of all of these. */
function finalists(answers: readonly Answer[]): readonly Answer[] {
  const best = answers.slice(0, FINALISTS);
  const others = answers.slice(FINALISTS);
  const idle = others.find(isIdle);
  const worst = others.at(-1);
  return [...best, ...(idle ? [idle] : []), ...(worst && worst !== idle ? [worst] : [])];
}

const IDLE: ReadonlySet<string> = new Set(['pass', 'end', 'decline']);

/** Does an answer leave everything as it is? */
export const isIdle = (answer: Answer): boolean => answer.length === 1 && IDLE.has(answer[0] ?? '');

const worthOfLine = ({ endings }: Line): number => meanOf(endings, worthIn);

/** Best first. What was dropped early was so for good reason, however kind the few worlds were in which it was tried. */
const ranked = (lines: readonly Line[]): readonly Line[] =>
  lines.toSorted((a, b) => b.endings.length - a.endings.length || worthOfLine(b) - worthOfLine(a));

/** Is one line clearly better than another? By games won, where these tell; otherwise by how the table stands before their end. */
function isBetter(one: Line, other: Line): boolean {
  const [wins, worth] = [wonIn, worthIn].map((of): Gap => gapOf(one.endings, other.endings, of));
  if (wins === undefined || worth === undefined) return false;
  return isSure(wins) ? wins.mean > 0 : isSure(worth) && worth.mean > 0;
}

/** The line to advise: the best, or what comes to much the same and does something rather than nothing. */
function advised(lines: readonly Line[]): Line | undefined {
  const all = ranked(lines);
  const best = all.find((line) => !all.some((other) => isBetter(other, line))) ?? all[0];
  if (best === undefined || !isIdle(best.answer)) return best;
  const busy = all.find(
    (line) =>
      !isIdle(line.answer) &&
      !isBetter(best, line) &&
      gapOf(best.endings, line.endings, worthIn).mean < POINT,
  );
  return busy ?? best;
}

interface Against {
  readonly line: Line;
  /** None where the other comes to much the same. */
  readonly reasons: readonly CounselReason[];
}

const againstOf = (
  first: Line,
  line: Line,
  ...about: [State['table'], ReturnType<typeof sideOf>]
): Against => ({
  line,
  reasons: isBetter(first, line) ? reasonsFor(first, line, ...about) : [],
});

const weighed = (line: Line): Weighed => ({
  answer: line.answer,
  worth: worthOfLine(line),
  tried: line.endings.length,
  won: meanOf(line.endings, wonIn),
  lead: line.account.lead,
});
