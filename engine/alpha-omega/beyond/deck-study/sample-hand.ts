import { shuffle, startStream } from '../../../kernel/rng.ts';
import { OPENING_HAND } from '../../actions/draw.ts';
import type { DefId } from '../../selects.ts';
import { dealt, type DeckEntry } from '../decks/entries.ts';

/** A deck as one shuffle laid it. */
export interface SampleHand {
  /** The same seed deals the same cards of the same list. */
  readonly seed: string;
  /** Rulebook, Set Up: the first seven. There is no drawing anew in this game. */
  readonly opening: readonly DefId[];
  /** What the Draw Phases would bring, the first round's first. */
  readonly draws: readonly DefId[];
}

/** Shuffles a deck and deals from it. The order of the lines in the list makes no difference. */
export function sampleHand(list: readonly DeckEntry[], seed: string): SampleHand {
  const cards = [...dealt(list)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [order] = shuffle(startStream(seed, 'sample-hand'), cards);
  return { seed, opening: order.slice(0, OPENING_HAND), draws: order.slice(OPENING_HAND) };
}
