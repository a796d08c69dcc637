import type { Library, NewGame } from '../../../electron/shared/api.ts';
import type { CardDef } from '../../../engine/index.ts';
import { keptDecks } from '../../kept-decks.svelte.ts';
import { settings } from '../../settings.svelte.ts';
import { lostDecks, type LostDeck } from './lost-decks.ts';
import { requestOf, soundSetUp } from './set-up.ts';
import { usualNames } from './usual-names.ts';

/** The last game once more, as far as it still holds. */
export interface LastGame {
  readonly request: NewGame;
  /** Decks that it would be begun without: unsaid, nobody would know that others are played with. */
  readonly lost: readonly LostDeck[];
}

/** The decks of the last game that cannot be played with now. */
export function lostOfLast(): readonly LostDeck[] {
  const { isRead, all: decks, trash } = keptDecks;
  return lostDecks(settings.chosen.lastGame, isRead ? { decks, trash } : null);
}

/** The last game's set-up; null where there was none, or nothing to play it with. */
export function lastGameIn(library: Library | null, objectives: readonly CardDef[]): LastGame | null {
  const { lastGame, players } = settings.chosen;
  if (lastGame === null || library === null) return null;
  const ids = objectives.map(({ id }) => id);
  const { ways, levels } = library;
  const stock = { objectives: ids, ways, levels, players, ...keptDecks.stock };
  const request = requestOf(soundSetUp(lastGame, stock), ids, usualNames);
  return request === null ? null : { request, lost: lostOfLast() };
}
