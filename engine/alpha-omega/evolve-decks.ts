import type { SeatId } from '../kernel/types.ts';
import type { EventOf } from './events.ts';
import { forget, patchOpponent, patchPile, patchSeat, without } from './evolve-parts.ts';
import type { CardId, Table } from './types.ts';

export type DeckEvent = EventOf<
  | 'deckShuffled'
  | 'opponentDrawn'
  | 'cardsDrawn'
  | 'callingDrawn'
  | 'cardPlayed'
  | 'looked'
  | 'arranged'
  | 'putUnder'
  | 'cardsLost'
  | 'takenBack'
  | 'shuffledIn'
  | 'handShuffledIn'
  | 'opponentCardsDrawn'
  | 'opponentCardPlayed'
>;

/** The part of `evolve` that moves cards between decks, hands and discard piles, and changes what is known of them. */
export function evolveDecks(table: Table, event: DeckEvent): Table {
  switch (event.type) {
    case 'deckShuffled':
      return patchPile(forget(table, event.order), event.pile, (pile) => ({ ...pile, deck: event.order }));
    case 'opponentDrawn':
      return drawOpponent(table, event.card);
    case 'cardsDrawn':
      return drawCards(table, event.seat, event.cards);
    case 'callingDrawn':
      return drawCalling(table, event);
    case 'cardPlayed':
      return patchSeat(table, event.seat, (old) => ({ ...old, hand: without(old.hand, event.card) }));
    case 'looked':
      return look(table, event.seats, event.cards);
    case 'arranged':
      return arrange(table, event.seat, event.cards);
    case 'putUnder':
      return putUnder(table, event.seat, event.cards);
    case 'cardsLost':
      return lose(table, event);
    case 'takenBack':
      return takeBack(table, event.seat, event.card);
    case 'shuffledIn':
      return shuffleIn(table, event);
    case 'handShuffledIn':
      return shuffleHandIn(table, event);
    case 'opponentCardsDrawn':
      return drawToOpponent(table, event.seat, event.cards);
    case 'opponentCardPlayed':
      return playFromOpponent(table, event.seat, event.card);
    default:
      return event satisfies never;
  }
}

function drawOpponent(table: Table, card: CardId): Table {
  const { opponentPile } = table;
  return {
    ...forget(table, [card]),
    opponentPile: { ...opponentPile, deck: without(opponentPile.deck, card) },
    drawnThisRound: true,
    firstOpponentDrawn: true,
  };
}

function drawCards(table: Table, seat: SeatId, cards: readonly CardId[]): Table {
  const pile = table.seats[seat]?.pile ?? 0;
  const drawn = patchPile(forget(table, cards), pile, (old) => ({
    ...old,
    deck: old.deck.filter((id) => !cards.includes(id)),
  }));
  return patchSeat(drawn, seat, (old) => ({ ...old, hand: [...old.hand, ...cards] }));
}

function drawCalling(table: Table, { seat, card, under }: EventOf<'callingDrawn'>): Table {
  const drawn = patchPile(forget(table, [card]), 'calling', (pile) => {
    const left = without(pile.deck, card);
    return { ...pile, deck: under === undefined ? left : [...without(left, under), under] };
  });
  const calling = { id: card, progress: 0, achieved: false, holds: false, until: null };
  return patchSeat(drawn, seat, (old) => ({ ...old, callings: [...old.callings, calling] }));
}

function look(table: Table, seats: readonly SeatId[], cards: readonly CardId[]): Table {
  return {
    ...table,
    known: table.known.map((known, seat) =>
      seats.includes(seat) ? [...new Set([...known, ...cards])] : known,
    ),
  };
}

/** The others saw that the order changed, so they no longer know it; who arranged does. */
function arrange(table: Table, seat: SeatId, cards: readonly CardId[]): Table {
  const arranged = patchPile(forget(table, cards), 'opponent', (pile) => ({
    ...pile,
    deck: [...cards, ...pile.deck.filter((id) => !cards.includes(id))],
  }));
  return look(arranged, [seat], cards);
}

/** The others saw that a card went under the deck, but not which one it was. */
function putUnder(table: Table, seat: SeatId, cards: readonly CardId[]): Table {
  const { deck } = table.opponentPile;
  const moved = patchPile(table, 'opponent', (pile) => ({
    ...pile,
    deck: [...deck.filter((id) => !cards.includes(id)), ...cards],
  }));
  const known = table.known.map((ids, other) =>
    other === seat ? ids : ids.filter((id) => !deck.includes(id)),
  );
  return { ...moved, known };
}

function lose(table: Table, { seat, cards, from }: EventOf<'cardsLost'>): Table {
  const stays = (id: CardId): boolean => !cards.includes(id);
  const pile = table.seats[seat]?.pile ?? 0;
  const discarded = patchPile(forget(table, cards), pile, (old) => ({
    deck: from === 'deck' ? old.deck.filter(stays) : old.deck,
    discard: [...old.discard, ...cards],
  }));
  if (from === 'deck') return discarded;
  return patchSeat(discarded, seat, (old) => ({ ...old, hand: old.hand.filter(stays) }));
}

function takeBack(table: Table, seat: SeatId, card: CardId): Table {
  const pile = table.seats[seat]?.pile ?? 0;
  const taken = patchPile(table, pile, (old) => ({ ...old, discard: without(old.discard, card) }));
  return patchSeat(taken, seat, (old) => ({ ...old, hand: [...old.hand, card] }));
}

function shuffleIn(table: Table, { card, seat, order }: EventOf<'shuffledIn'>): Table {
  const pile = table.seats[seat]?.pile ?? 0;
  return patchPile(forget(table, order), pile, (old) => ({
    deck: order,
    discard: without(old.discard, card),
  }));
}

function shuffleHandIn(table: Table, { seat, order }: EventOf<'handShuffledIn'>): Table {
  const pile = table.seats[seat]?.pile ?? 0;
  const shuffled = patchPile(forget(table, order), pile, (old) => ({ ...old, deck: order }));
  return patchSeat(shuffled, seat, (old) => ({ ...old, hand: [] }));
}

/** Opponent Play: to draw is to keep the Opponents moving (ruling 24). */
function drawToOpponent(table: Table, seat: SeatId, cards: readonly CardId[]): Table {
  const drawn = patchPile(forget(table, cards), 'opponent', (pile) => ({
    ...pile,
    deck: pile.deck.filter((id) => !cards.includes(id)),
  }));
  const counted = { ...drawn, drawnThisRound: true };
  return patchOpponent(counted, seat, (hand) => [...hand, ...cards]);
}

function playFromOpponent(table: Table, seat: SeatId, card: CardId): Table {
  const played = { ...table, drawnThisRound: true, firstOpponentDrawn: true };
  return patchOpponent(played, seat, (hand) => without(hand, card));
}
