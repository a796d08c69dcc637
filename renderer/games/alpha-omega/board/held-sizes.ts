import type { Side } from '../../../../engine/alpha-omega/index.ts';
import { countOf, naturalOf, overBy, showsMost, type Board, type Laid } from './rows.ts';

type Both<T> = Readonly<Record<Side, T>>;

/** How large the cards were, and when a side had any last. */
interface Held {
  readonly board: string;
  readonly round: number;
  readonly widths: Both<number>;
  readonly last: Both<number | null>;
}

/** So many cards more would still lie at the larger size before cards grow back: else the next one made them shrink again. */
const SPARE = 2;
/** So many rounds long a side that is empty keeps its room. */
const EMPTY = 2;

const other = (side: Side): Side => (side === 'good' ? 'opponent' : 'good');

/** The same side with some more cards. */
const withMore = (laid: Laid): Laid => ({ ...laid, groups: [...laid.groups, SPARE] });

/**
 * Keeps the cards in play at the size that they have: they shrink only when they no longer fit, and grow back only when a round
 * begins and there is room to spare. Foes that come and go change nothing else.
 */
export class HeldSizes {
  #held: Held | null = null;

  /**
   * What lies on both sides, with the size that its cards are to have.
   * @param round a new one lets cards grow back
   */
  hold(laid: Both<Laid>, board: Board, round: number): Both<Laid> {
    const key = JSON.stringify(board);
    const before = this.#held?.board === key && this.#held.round <= round ? this.#held : null;
    // Another width of the board, as beside the drawer, takes no side's room: somebody may be in the middle of a turn.
    const had = this.#held?.last;
    const last = {
      opponent: lastOf(laid.opponent, had?.opponent, round),
      good: lastOf(laid.good, had?.good, round),
    };
    const kept = {
      opponent: { ...laid.opponent, keeps: isKept(last.opponent, round) },
      good: { ...laid.good, keeps: isKept(last.good, round) },
    };
    const natural = (side: Side, one: Laid = kept[side]): number => naturalOf(one, kept[other(side)], board);
    const isNew = before !== null && before.round < round;
    const width = (side: Side): number => {
      const now = natural(side);
      const held = before?.widths[side] ?? now;
      if (countOf(kept[side]) === 0) return kept[side].keeps ? held : now;
      if (held > now) return showsMost(kept[side], held, board) ? held : now;
      return isNew && natural(side, withMore(kept[side])) > held ? now : held;
    };
    const wanted: [number, number] = [width('opponent'), width('good')];
    // Where both together are too high, whatever is larger than laid anew gives way first.
    const fits = overBy(kept.opponent, kept.good, board, wanted) <= 0;
    const widths = fits
      ? { opponent: wanted[0], good: wanted[1] }
      : { opponent: Math.min(wanted[0], natural('opponent')), good: Math.min(wanted[1], natural('good')) };
    this.#held = { board: key, round, widths, last };
    return {
      opponent: { ...kept.opponent, wanted: widths.opponent },
      good: { ...kept.good, wanted: widths.good },
    };
  }
}

const lastOf = (laid: Laid, before: number | null | undefined, round: number): number | null =>
  countOf(laid) > 0 ? round : (before ?? null);

const isKept = (last: number | null, round: number): boolean => last !== null && round - last < EMPTY;
