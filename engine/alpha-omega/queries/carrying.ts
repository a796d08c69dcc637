import type { DeckCardDef } from '../definitions.ts';
import type { Look } from '../look.ts';
import type { CardId, InPlay } from '../types.ts';
import { attachments, countsFor, defOf, find, isBeaten, personOf, printOf } from './cards.ts';

/**
 * Can this Person take advantage of this Item? Rulebook, Good Item cards: one weapon, one armour, one of each other
 * Item. Good Items serve a Good player's Persons, also who came over (ruling 46) and who was Lured; Opponent Items serve
 * whoever is an Opponent. What is
 * destroyed is of use to nobody (ruling 44).
 */
export function canCarry(look: Look, item: CardId, bearer: InPlay): boolean {
  const inPlay = find(look.table, item);
  if (inPlay !== undefined && isBeaten(look, inPlay)) return false;
  return isFor(look, item, bearer) && rivalOf(look, item, bearer) === undefined;
}

/** The Persons in Opponent play that could use an Item, in order of entry; not who is about to fall. */
export const opponentBearers = (look: Look): readonly InPlay[] =>
  look.table.inPlay.filter(
    (card) => card.side === 'opponent' && personOf(look, card) !== null && !isBeaten(look, card),
  );

/**
 * Ruling 8: the first Person in Opponent play that is able to use an Item, in order of entry.
 * @param among given by whoever asks for many Items: dozens may wait at once
 */
export const firstBearer = (
  look: Look,
  item: CardId,
  among: readonly InPlay[] = opponentBearers(look),
): InPlay | undefined => among.find((card) => canCarry(look, item, card));

/** Is it an Item that serves this Person, whatever the Person carries already? */
function isFor(look: Look, item: CardId, bearer: InPlay): boolean {
  const def = defOf(look, item);
  if (def.type !== 'item' || personOf(look, bearer) === null) return false;
  return def.side === 'good' ? bearer.side === 'good' || bearer.lured : bearer.side === 'opponent';
}

/** The Item that already is where this one would go: the weapon, the armour, or another copy. */
function rivalOf(look: Look, item: CardId, bearer: InPlay): InPlay | undefined {
  const def = defOf(look, item);
  if (def.type !== 'item') return undefined;
  return attachments(look.table, bearer.id).find((card) => {
    const other = printOf(look.content, card.def);
    if (card.id === item || other.type !== 'item') return false;
    return def.slot === 'other' ? other.id === def.id : other.slot === def.slot;
  });
}

/** The Good Persons an Item may be put on: the player's own or a team mate's, never a Lured Player's. */
export function goodBearers(look: Look, item: CardId, seat: number): readonly InPlay[] {
  return look.table.inPlay.filter(
    (card) => isGoodBearer(look, card) && whyNotBearer(look, item, card, seat) === null,
  );
}

/** Could this card carry a Good player's Item at all? */
export function isGoodBearer(look: Look, card: InPlay): boolean {
  return card.side === 'good' && personOf(look, card) !== null;
}

/** Why a player may not put an Item on a Good Person, with the Item in the way if one is; null when it may be. */
export function whyNotBearer(
  look: Look,
  item: CardId,
  bearer: InPlay,
  seat: number,
): 'outOfReach' | 'notForIt' | InPlay | null {
  if (!withinReach(look, bearer, seat)) return 'outOfReach';
  if (!isFor(look, item, bearer)) return 'notForIt';
  return rivalOf(look, item, bearer) ?? null;
}

/** The copy of an Event that a card bears. Rulebook, Good Event cards: one of a name on any one Person at a time. */
export function copyOn(look: Look, host: CardId, event: DeckCardDef): InPlay | undefined {
  return attachments(look.table, host).find((card) => card.def === event.id);
}

/** Own cards, and team mates' as long as they stand with the Good side. */
export function withinReach(look: Look, card: InPlay, seat: number): boolean {
  return card.owner === seat || countsFor(look.table, card) === 'good';
}
