import type { SeatId } from '../kernel/types.ts';
import type { Until } from './definitions.ts';
import type { CardId, InPlay, Pile, PileId, Seat, Table } from './types.ts';

/** The list with each item as it is then; the same list where none is another. */
export function each<T>(list: readonly T[], change: (item: T, index: number) => T): readonly T[] {
  let changed: T[] | null = null;
  for (let index = 0; index < list.length; index += 1) {
    const old = list[index] as T;
    const item = change(old, index);
    if (item === old) continue;
    changed ??= list.slice();
    changed[index] = item;
  }
  return changed ?? list;
}

/** The table with one seat changed. */
export function patchSeat(table: Table, seat: SeatId, change: (old: Seat) => Seat): Table {
  return { ...table, seats: each(table.seats, (old, index) => (index === seat ? change(old) : old)) };
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
export function patchCard(table: Table, id: CardId, change: (old: InPlay) => InPlay): Table {
  return { ...table, inPlay: each(table.inPlay, (card) => (card.id === id ? change(card) : card)) };
}

/** The table with so much more damage on one card in play; less where the amount is below 0. */
export function hurt(table: Table, id: CardId, amount: number): Table {
  return patchCard(table, id, (card) => ({ ...card, damage: card.damage + amount }));
}

/** An attack is declared: whoever strikes has acted from then on. */
export function declareAttack(
  table: Table,
  { by, target }: { readonly by: CardId; readonly target: CardId },
): Table {
  const attack = { by, target, cancelled: false };
  const inPlay = each(table.inPlay, (card) =>
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
