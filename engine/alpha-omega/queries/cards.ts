import { invariant } from '../../kernel/invariant.ts';
import type { SeatId } from '../../kernel/types.ts';
import type { CardDef, Catalogue, PersonDef } from '../definitions.ts';
import type { DefId, Side } from '../selects.ts';
import type { Look } from '../look.ts';
import type { Card, CardId, InPlay, Seat, Table } from '../types.ts';

/** The print of an id. A game only ever names prints of its own content. */
export function printOf(content: Catalogue, def: DefId): CardDef {
  const print = content.get(def);
  invariant(print, "a card must be in the game's content", def);
  return print;
}

/** A card of this game, wherever it is. */
export function cardOf(table: Table, id: CardId): Card {
  const card = table.cards[id];
  invariant(card, 'a card must be one of the game', id);
  return card;
}

/** The print of a card of this game, wherever it is. */
export function defOf({ table, content }: Look, id: CardId): CardDef {
  return printOf(content, cardOf(table, id).def);
}

/** The card's state in play, or undefined when it is elsewhere. */
export function find(table: Table, id: CardId): InPlay | undefined {
  for (const card of table.inPlay) if (card.id === id) return card;
  return undefined;
}

/** The card's state in play; it must be there. */
export function get(table: Table, id: CardId): InPlay {
  const card = find(table, id);
  invariant(card, 'the card must be in play', id);
  return card;
}

/** The print of a Person in play, or null for anything else. */
export function personOf(look: Look, card: InPlay): PersonDef | null {
  const def = printOf(look.content, card.def);
  return def.type === 'person' ? def : null;
}

/** Damage the card can take when unhurt: its printed Strength. Null for what cannot be attacked. */
export function hitPoints(look: Look, card: InPlay): number | null {
  const def = printOf(look.content, card.def);
  return def.type === 'person' || def.type === 'item' || def.type === 'place' ? def.strength : null;
}

/** Hit points left (ruling 2: the measure of weakness). */
export function left(look: Look, card: InPlay): number {
  return (hitPoints(look, card) ?? 0) - card.damage;
}

/** Has it no hit points left? Damage equal to the hit points defeats (ruling 4); until it falls it lies there (ruling 44). */
export function isBeaten(look: Look, card: InPlay): boolean {
  const points = hitPoints(look, card);
  return points !== null && points <= card.damage;
}

export function seatOf(table: Table, seat: SeatId): Seat {
  const found = table.seats[seat];
  invariant(found, 'a seat must be at the table', seat);
  return found;
}

export function isLuredPlayer(table: Table, seat: SeatId | null): boolean {
  return seat !== null && seatOf(table, seat).lured !== null;
}

/** The table as it would be, were nobody a Lured Player. */
export function asIfNobodyWereLured({ table, content }: Look): Look {
  return { table: { ...table, seats: table.seats.map((seat) => ({ ...seat, lured: null })) }, content };
}

/**
 * For whom a card counts. Rulebook, LURE PLAYER: a Lured Player's cards count toward the Opponents' Strength. What lies on
 * a card goes with it, but for an Event that the Opponents have laid on a Good card, which stays theirs.
 */
export function countsFor(table: Table, card: InPlay): Side {
  const bearer = card.host === null ? undefined : find(table, card.host);
  const holder = bearer ?? card;
  return isLuredPlayer(table, holder.owner) || card.side === 'opponent' ? 'opponent' : holder.side;
}

/** The cards on a card: Items it carries and Events played on it. */
export function attachments(table: Table, host: CardId): readonly InPlay[] {
  return table.inPlay.filter((card) => card.host === host);
}

/** The active Place, if there is one. */
export function placeInPlay(look: Look): InPlay | undefined {
  return look.table.inPlay.find((card) => printOf(look.content, card.def).type === 'place');
}

/**
 * The player in whose turn the Opponents act: whose turn it is; outside turns the first player, or the first who is not
 * a Lured Player (ruling 25).
 */
export function actingSeat(table: Table): SeatId {
  if (table.turn !== null) return table.turn;
  const free = table.seats.findIndex((seat) => seat.lured === null);
  return free === -1 ? 0 : free;
}

/** Rulebook, Opponent Play: the players of the Opponent deck take the turns after the Good players' one after the other. */
export function opponentPlayer({ seats, opponents, round, turn }: Table): SeatId | null {
  if (opponents.length === 0) return null;
  return seats.length + ((Math.max(0, round - 1) * seats.length + (turn ?? 0)) % opponents.length);
}

/** Who decides for the Opponents: their player, or the Good player in whose turn they act. */
export function opponentsDecider(table: Table): SeatId {
  return opponentPlayer(table) ?? actingSeat(table);
}

/** Who decides for a card: for one of the Opponents' own, whoever decides for them, else the given player. */
export function deciderFor(table: Table, card: CardId, player: SeatId): SeatId {
  return cardOf(table, card).pile === 'opponent' ? (opponentPlayer(table) ?? player) : player;
}
