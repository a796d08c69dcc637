import type { GameApi } from '../../../api.ts';
import { deckAtHand } from '../decks/at-hand.svelte.ts';
import { CardFinder } from './card-finder.svelte.ts';

const finders = new WeakMap<GameApi, CardFinder>();

/** The search of the card library: it is where one left it, as long as the window is open. */
export function libraryFinder(api: GameApi): CardFinder {
  const deck = () => deckAtHand(api).editing?.lists.cards.map(({ card }) => card) ?? null;
  const found = finders.get(api) ?? new CardFinder(api, { deck });
  finders.set(api, found);
  return found;
}
