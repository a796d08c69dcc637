import type { GameApi } from '../../../api.ts';
import { CardFinder } from './card-finder.svelte.ts';

const finders = new WeakMap<GameApi, CardFinder>();

/** The search of the card library: it is where one left it, as long as the window is open. */
export function libraryFinder(api: GameApi): CardFinder {
  const found = finders.get(api) ?? new CardFinder(api);
  finders.set(api, found);
  return found;
}
