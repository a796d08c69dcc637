import type { SeatId } from '../kernel/types.ts';
import type { Until } from './definitions.ts';
import type { CardId, InPlay, Pile, PileId, Seat, Table } from './types.ts';

/** The table with one seat changed. */
export function patchSeat(table: Table, seat: SeatId, change: Partial<Seat>): Table {
  return { ...table, seats: table.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)) };
}

/** The table with the hand of one player of the Opponents changed; their seats are counted on after the Good players'. */
export function patchOpponent(
  table: Table,
  seat: SeatId,
  change: (hand: readonly CardId[]) => readonly CardId[],
): Table {
  const opponents = table.opponents.map((old, index) =>
    table.seats.length + index === seat ? { ...old, hand: change(old.hand) } : old,
  );
  return { ...table, opponents };
}

/** The table with one card in play changed. */
export function patchCard(table: Table, id: CardId, change: Partial<InPlay>): Table {
  return { ...table, inPlay: table.inPlay.map((card) => (card.id === id ? { ...card, ...change } : card)) };
}

/** The table with so much more damage on one card in play; less where the amount is below 0. */
export function hurt(table: Table, id: CardId, amount: number): Table {
  return {
    ...table,
    inPlay: table.inPlay.map((card) => (card.id === id ? { ...card, damage: card.damage + amount } : card)),
  };
}

/** An attack is declared: whoever strikes has acted from then on. */
export function declareAttack(
  table: Table,
  { by, target }: { readonly by: CardId; readonly target: CardId },
): Table {
  const attack = { by, target, cancelled: false };
  const inPlay = table.inPlay.map((card) =>
    card.id === by ? { ...card, acted: true, attacks: card.attacks + 1 } : card,
  );
  return { ...table, attack, inPlay };
}

/** The table with one pile changed. The Objective lies open on the table and has no pile. */
export function patchPile(table: Table, id: PileId, change: (pile: Pile) => Pile): Table {
  if (id === 'opponent') return { ...table, opponentPile: change(table.opponentPile) };
  if (id === 'calling') return { ...table, callingPile: change(table.callingPile) };
  if (id === 'objective') return table;
  return { ...table, goodPiles: table.goodPiles.map((pile, index) => (index === id ? change(pile) : pile)) };
}

/** Lasting effects that were to last until now are over. */
export function expire(table: Table, ...now: readonly Until[]): Table {
  const isOver = ({ until }: Table['lasting'][number]): boolean => until !== null && now.includes(until);
  return table.lasting.some(isOver)
    ? { ...table, lasting: table.lasting.filter((effect) => !isOver(effect)) }
    : table;
}

export const without = <T>(list: readonly T[], item: T): readonly T[] =>
  list.filter((other) => other !== item);

/** Nobody knows any longer where these cards are in a deck. */
export function forget(table: Table, cards: readonly CardId[]): Table {
  if (!table.known.some((known) => known.some((id) => cards.includes(id)))) return table;
  return { ...table, known: table.known.map((known) => known.filter((id) => !cards.includes(id))) };
}
