import type { CardId, Side } from '../../../../engine/alpha-omega/index.ts';
import { ENDS, seenOf, type Board, type Row } from './rows.ts';

/** Which cards lie in a row, from left to right. */
export interface Lying {
  readonly ids: readonly CardId[];
  /** Those with something at their side, by their place. */
  readonly beside: ReadonlySet<number>;
}

/** The board, and whose turn it is of which round: another one has its rows laid anew. */
export interface During {
  readonly board: Board;
  readonly turn: string;
  /** When it passes, cards that have room beside each other lie under each other no longer. */
  readonly phase: string;
}

interface Held {
  readonly key: string;
  readonly phase: string;
  readonly places: ReadonlyMap<CardId, number>;
  readonly bearing: ReadonlySet<CardId>;
}

/**
 * Keeps each card in play where it lies as long as the same turn lasts: a gap stays where one left, and whoever comes lies down
 * beside the others, who give way by no more than lacks. So nobody who does several things in a row finds another card where
 * the one lay that they reach for. A row without room for that is laid anew, as every row is when the turn passes, and one of
 * cards that lie under each other without need when the phase does.
 */
export class HeldPlaces {
  readonly #held = new Map<Side, Held>();

  /**
   * A row with its cards where they lay before.
   * @param row as it would be laid anew
   */
  hold(side: Side, row: Row, { ids, beside }: Lying, { board, turn, phase }: During): Row {
    const key = JSON.stringify([turn, row.card, board]);
    const before = this.#held.get(side);
    const bearing = new Set(ids.filter((_, at) => beside.has(at)));
    const isKept = before?.key === key && row.width <= board.width;
    const lefts = (isKept ? keptPlaces(row, { ids, bearing }, before, board) : null) ?? row.lefts;
    const kept = { ...row, lefts, seen: seenOf(lefts, row.card, beside, board) };
    const laid = lefts === row.lefts || (before?.phase !== phase && isTight(kept, row)) ? row : kept;
    const places = new Map(ids.map((id, at) => [id, laid.lefts[at] ?? 0]));
    this.#held.set(side, { key, phase, places, bearing });
    return laid;
  }
}

/** Is less seen of a card than if the row were laid anew? By more than places are rounded. */
const isTight = (kept: Row, anew: Row): boolean =>
  kept.seen.some((seen, at) => seen + 1 < (anew.seen[at] ?? 0));

interface Now {
  readonly ids: readonly CardId[];
  readonly bearing: ReadonlySet<CardId>;
}

/** Where the cards lie if none that stays moves without need; null where that has no room. */
function keptPlaces(row: Row, now: Now, before: Held, board: Board): readonly number[] | null {
  const { ids } = now;
  const first = ids.findIndex((id) => before.places.has(id));
  if (first === -1 || !isInOrder(ids, before)) return null;
  const margin = Math.round(ENDS * board.unit);
  const anew = (at: number): number => row.lefts[at] ?? 0;
  // Whoever comes before all others lies down at their left.
  const shift = (before.places.get(ids[first] ?? -1) ?? 0) - anew(first);
  /** Two that lay beside each other need no more than they had, unless there is more at the side of the one. */
  const gapBefore = (at: number): number => {
    const gap = anew(at) - anew(at - 1);
    const [one = -1, other = -1] = [ids[at - 1], ids[at]];
    const [from, to] = [before.places.get(one), before.places.get(other)];
    const bearsMore = now.bearing.has(one) && !before.bearing.has(one);
    return from === undefined || to === undefined || bearsMore ? gap : Math.min(gap, to - from);
  };
  const lefts: number[] = [];
  for (const [at, id] of ids.entries()) {
    const previous = lefts[at - 1];
    const least = previous === undefined ? margin : previous + gapBefore(at);
    const wished = before.places.get(id) ?? (at < first ? anew(at) + shift : least);
    lefts.push(Math.max(wished, least));
  }
  const end = (lefts.at(-1) ?? 0) + (row.seen.at(-1) ?? row.card);
  // All give way together by as much as lacks, before the row is laid anew.
  const lacks = Math.max(0, end - (board.width - margin));
  return (lefts[0] ?? 0) - lacks < margin ? null : lefts.map((left) => left - lacks);
}

/** Do the cards that stay lie in the order in which they lay? */
function isInOrder(ids: readonly CardId[], { places }: Held): boolean {
  const stay = ids.flatMap((id) => places.get(id) ?? []);
  return stay.every((left, at) => at === 0 || left > (stay[at - 1] ?? 0));
}
