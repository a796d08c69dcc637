import type { DeckEntry } from '../../engine/alpha-omega/beyond/decks/entries.ts';
import { swapped, swapsFor } from '../../engine/alpha-omega/beyond/deck-study/swaps.ts';
import type { Catalogue } from '../../engine/alpha-omega/definitions.ts';
import type { DefId } from '../../engine/alpha-omega/selects.ts';
import { READY_MADE } from './ready-made.ts';

/** From so many players on, decks of their own that are all alike would fill hands with Persons that others have played. */
export const TEAM_FROM = 3;

/**
 * A preconstructed deck for each of so many players, a different one for each as far as there are, and freed of all
 * conflicts: no Person is in two of them, and in place of others come only cards of the pack's `own` deck and of these. Null
 * where not all their cards are there.
 */
export function teamDecks(
  players: number,
  content: Catalogue,
  own: readonly DefId[],
): readonly (readonly DeckEntry[])[] | null {
  const decks = READY_MADE.filter(({ side }) => side === 'good').map(({ cards }) => cards);
  if (decks.some((list) => list.some(({ card }) => !content.has(card)))) return null;
  const team = Array.from({ length: players }, (_, seat) => decks[seat % decks.length] ?? []);
  const listed = new Set([...own, ...decks.flat().map(({ card }) => card)]);
  const pool: Catalogue = new Map([...content].filter(([id]) => listed.has(id)));
  for (const { deck, take, put } of swapsFor(team, pool)) team[deck] = swapped(team[deck] ?? [], take, put);
  return team;
}
