import { untrack } from 'svelte';
import type { ThingId } from '../things.ts';
import { windowClock, type Clock } from '../motion/schedule.ts';

/** Where cards lie beside each other: the two rows of the board, and the hand. */
export type Lane = 'opponent' | 'good' | 'hand';

/** What is seen of a card, from one edge to the other, in pixels from the left edge of its lane. */
export interface Strip {
  readonly id: ThingId;
  readonly from: number;
  readonly to: number;
}

interface Lying {
  readonly strips: readonly Strip[];
  readonly width: number;
}

/** Nobody sees that a card has moved and reaches for another in less, in milliseconds. */
const UNSEEN = 400;

const at = (strips: readonly Strip[], x: number): ThingId | null =>
  strips.find(({ from, to }) => from <= x && x < to)?.id ?? null;

const isSame = (one: readonly Strip[], other: readonly Strip[]): boolean =>
  one.length === other.length &&
  one.every(({ id, from, to }, place) => {
    const there = other[place];
    return there?.id === id && there.from === from && there.to === to;
  });

/** Where cards lay a moment ago: a press that comes now may have been meant for the one that lay there then. */
export class Shifted {
  readonly #clock: Clock;
  readonly #now = new Map<Lane, Lying>();
  #before = $state.raw<readonly { readonly lane: Lane; readonly strips: readonly Strip[] }[]>([]);

  constructor(clock: Clock = windowClock) {
    this.#clock = clock;
  }

  /**
   * Takes down where the cards of a lane lie now.
   * @param width of the lane: in another one its places are others, and nobody reaches for what a new table has just laid
   */
  lie(lane: Lane, strips: readonly Strip[], width: number): void {
    const last = this.#now.get(lane);
    if (last?.width === width && isSame(last.strips, strips)) return;
    this.#now.set(lane, { strips, width });
    if (last?.width !== width || last.strips.length === 0) return;
    const before = { lane, strips: last.strips };
    this.#before = [...untrack(() => this.#before), before];
    this.#clock.after(UNSEEN, () => (this.#before = this.#before.filter((one) => one !== before)));
  }

  /** Did cards lie elsewhere a moment ago? */
  get isRecent(): boolean {
    return this.#before.length > 0;
  }

  /** Did another card than this one lie here a moment ago? */
  wasOther(lane: Lane, x: number, card: ThingId): boolean {
    return this.#before.some(
      (before) => before.lane === lane && ![null, card].includes(at(before.strips, x)),
    );
  }
}
