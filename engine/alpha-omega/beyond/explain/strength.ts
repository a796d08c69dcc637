import type { Look } from '../../look.ts';
import { personOf } from '../../queries/cards.ts';
import { armedStrengthOf, strengthOf } from '../../queries/strength.ts';
import type { FactCode, Ledger, Note } from '../../reasons.ts';
import type { InPlay } from '../../types.ts';

/** In this order they are reckoned with, however the cards entered play. */
const ORDER: readonly FactCode[] = [
  'printed',
  'strengthAdded',
  'strengthTimes',
  'strengthSet',
  'neverBelowZero',
];

/** The parts of a Strength in the order in which they are reckoned with. */
export const asReckoned = (parts: readonly Note[]): readonly Note[] =>
  parts.toSorted((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code));

/**
 * Why a card's Strength is what it is (ruling 9): what is printed, what changes it, and what it comes to, with the weapons
 * that a Person carries.
 */
export function strengthParts(look: Look, card: InPlay): readonly Note[] {
  const parts: Ledger = [];
  const result = strengthOf(look, card, parts);
  if (result === null) return [{ code: 'notOffensive', card: card.id }];
  return [...asReckoned(parts), { code: 'strength', card: card.id, result }, ...weapons(look, card)];
}

function weapons(look: Look, card: InPlay): readonly Note[] {
  if (personOf(look, card) === null) return [];
  const parts: Ledger = [];
  const result = armedStrengthOf(look, card, parts);
  // The first part is the Strength, which has parts of its own.
  return parts.length > 1 ? [...parts.slice(1), { code: 'armed', card: card.id, result }] : [];
}
