import type { DeckCardDef } from '../definitions.ts';
import type { Look } from '../game.ts';
import type { CardId, InPlay } from '../types.ts';
import { attachments, countsFor, defOf, personOf, printOf } from './cards.ts';

/**
 * Can this Person take advantage of this Item? Rulebook, Good Item cards: one weapon, one armour, one of each other
 * Item. Good Items serve Persons of the Good deck, Lured ones too; Opponent Items serve whoever is an Opponent.
 */
export function canCarry(look: Look, item: CardId, bearer: InPlay): boolean {
  const def = defOf(look, item);
  const person = personOf(look, bearer);
  if (def.type !== 'item' || person === null) return false;
  if (def.side === 'good' ? person.side !== 'good' : bearer.side !== 'opponent') return false;
  return attachments(look.table, bearer.id).every((card) => {
    const other = printOf(look.content, card.def);
    if (card.id === item || other.type !== 'item') return true;
    return def.slot === 'other' ? other.id !== def.id : other.slot !== def.slot;
  });
}

/** The Good Persons an Item may be put on: the player's own or a team mate's, never a Lured Player's. */
export function goodBearers(look: Look, item: CardId, seat: number): readonly InPlay[] {
  return look.table.inPlay.filter(
    (card) => card.side === 'good' && withinReach(look, card, seat) && canCarry(look, item, card),
  );
}

/** Rulebook, Good Event cards: one Event of a name on any one Person at a time. */
export function bearsEvent(look: Look, host: CardId, event: DeckCardDef): boolean {
  return attachments(look.table, host).some((card) => card.def === event.id);
}

/** Own cards, and team mates' as long as they stand with the Good side. */
export function withinReach(look: Look, card: InPlay, seat: number): boolean {
  return card.owner === seat || countsFor(look.table, card) === 'good';
}
