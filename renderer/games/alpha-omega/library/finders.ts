import type { LibraryPlace } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { ask } from '../../../api.ts';
import type { GameApi } from '../api.ts';
import { deckAtHand } from '../decks/at-hand.svelte.ts';
import { CardFinder } from './card-finder.svelte.ts';

const finders = new WeakMap<GameApi, CardFinder>();

/** The search of the card library: it is where one left it. */
export function libraryFinder(api: GameApi): CardFinder {
  const deck = () => deckAtHand(api).editing?.lists.cards.map(({ card }) => card) ?? null;
  const found = finders.get(api) ?? new CardFinder(api, { deck, look: 'grid' });
  finders.set(api, found);
  return found;
}

/** Finders that were led to where somebody was before the program was left. */
const returned = new WeakSet<CardFinder>();

/**
 * Leads the search to where it was when the program was left, once.
 * @returns whether there was such a place, and nobody has searched for anything since
 */
export async function returnToPlace(api: GameApi, finder: CardFinder): Promise<boolean> {
  if (returned.has(finder)) return false;
  returned.add(finder);
  const reply = await ask(api.libraryPlace());
  const isFresh = finder.text === '' && finder.facets.length === 0 && finder.at === 0;
  if (!reply.ok || reply.value === null || !isFresh) return false;
  finder.goTo(reply.value);
  return true;
}

/** Whoever goes through cards changes the place at each step: it is kept when this has gone by, in ms. */
const SOON = 300;

const waiting = new WeakMap<GameApi, { place: LibraryPlace }>();

/** Keeps where somebody is, soon, or as the window goes; of many places that come until then the last. */
export function keepPlaceSoon(api: GameApi, place: LibraryPlace): void {
  const kept = waiting.get(api);
  if (kept) {
    kept.place = place;
    return;
  }
  const next = { place };
  waiting.set(api, next);
  const keep = (): void => {
    clearTimeout(timer);
    window.removeEventListener('beforeunload', keep);
    waiting.delete(api);
    void ask(api.keepLibraryPlace(next.place));
  };
  const timer = setTimeout(keep, SOON);
  window.addEventListener('beforeunload', keep);
}
