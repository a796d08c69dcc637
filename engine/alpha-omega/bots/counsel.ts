import type { InParts } from '../../kernel/in-parts.ts';
import { createMachine } from '../../kernel/machine.ts';
import { startStream } from '../../kernel/rng.ts';
import type { Answer, SeatId } from '../../kernel/types.ts';
import type { Catalogue } from '../definitions.ts';
import type { AlphaOmega, State } from '../game.ts';
import { alphaOmega } from '../ruleset.ts';
import type { About } from '../types.ts';
import { POINT, reasonsFor, type CounselReason } from './counsel-reasons.ts';
import { openLedger, type Account } from './ledger.ts';
import { pendingOf } from './pending.ts';
import { search, type Effort, type Prospect } from './search.ts';
import { sideOf } from './sense.ts';

/** An answer, and what is to be expected of it. */
export interface Weighed {
  readonly answer: Answer;
  /** For the asked seat's side, in points of Strength, a decided game counting for more than any lead. */
  readonly worth: number;
  /** In so many imagined games it was tried. */
  readonly tried: number;
  /** Good's expected lead at the coming Strength Check; null when the game would be over before. */
  readonly lead: number | null;
}

/** A hint for the pending decision: what a player who looks ahead would do, and why. */
export interface Counsel {
  readonly decision: number;
  readonly seat: SeatId;
  readonly about: About;
  /** The best few answers, best first. */
  readonly best: readonly Weighed[];
  /** Answers that come to much the same as the best. */
  readonly alike: readonly Answer[];
  /** The best of those that are clearly worse; null when none is. */
  readonly instead: Weighed | null;
  /** What speaks for the best and against that one, the weightiest first. */
  readonly reasons: readonly CounselReason[];
}

/** Whom to counsel, by which chance, and how long to think it over. */
export interface Asking {
  readonly seat: SeatId;
  readonly seed: string;
  readonly effort?: Effort;
}

/** Thought over longer than by a bot that has a whole game to play, and still no wait. */
const EFFORT: Effort = { steps: 4000, checks: 2 };

/** So many answers are told. */
const TOLD = 3;

/**
 * What to answer to the pending decision, from what the asked seat knows and nothing else; the same seed gives the same
 * counsel.
 * @returns the work of thinking it over; null when nothing is asked of this seat
 */
export const counsel = (state: State, content: Catalogue, asking: Asking): InParts<Counsel> | null =>
  state.pending?.seat === asking.seat ? thoughtOver(state, content, asking) : null;

function* thoughtOver(
  state: State,
  content: Catalogue,
  { seat, seed, effort = EFFORT }: Asking,
): InParts<Counsel> {
  const { table } = state;
  const pending = pendingOf(state);
  const machine = createMachine<AlphaOmega>(alphaOmega, content);
  const ledger = openLedger(state);
  const rng = startStream(seed, 'counsel');
  const [prospects] = yield* search(state, machine, { effort, witness: ledger }, rng);
  const all = prospects.map((prospect) => ({ ...prospect, account: ledger.account(prospect.answer) }));
  const [first, ...others] = all;
  const gainOver = ({ worth }: Prospect): number => (first?.worth ?? 0) - worth;
  const worse = others.find((other) => gainOver(other) >= POINT);
  return {
    decision: pending.id,
    seat,
    about: pending.about,
    best: all.slice(0, TOLD).map(weighed),
    alike: others.filter((other) => gainOver(other) < POINT).map(({ answer }) => answer),
    instead: worse ? weighed(worse) : null,
    reasons: first && worse ? reasonsFor(first, worse, table, sideOf(seat, table.seats.length)) : [],
  };
}

const weighed = ({ account: { lead }, ...prospect }: Prospect & { readonly account: Account }): Weighed => ({
  ...prospect,
  lead,
});
