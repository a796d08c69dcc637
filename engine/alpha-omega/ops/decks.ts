import type { SeatId } from '../../kernel/types.ts';
import { draw as drawCards } from '../actions/draw.ts';
import { streamOf } from '../actions/shuffle.ts';
import { cardOption } from '../options.ts';
import { seatOf } from '../queries/cards.ts';
import { amongCards, amountOf, raisable, selectCards } from '../queries/selecting.ts';
import type { Game } from '../game.ts';
import type { CardId } from '../types.ts';
import { forces } from '../queries/sources.ts';
import { only, type Use } from './serves.ts';
import type { Op } from '../definitions.ts';
import {
  always,
  deciderOf,
  type Meant,
  needsSome,
  neither,
  type OpHandler,
  proceed,
  rest,
  scopeIn,
  type SomeRules,
} from './op.ts';

const draw: OpHandler<'draw'> = (game, running, op) => {
  drawCards(game, running.seat, amountOf(game, op.amount, scopeIn(running)));
  return proceed(running);
};

/** At the Opponent deck every Good player looks; at the Good decks each at the own, the acting player first. */
const look: OpHandler<'look'> = (game, running, op) => {
  const amount = amountOf(game, op.amount, scopeIn(running));
  const seen =
    op.deck === 'opponent' ? lookAtOpponents(game, amount) : lookAtGood(game, amount, running.seat);
  return proceed(running, { [op.as]: seen });
};

function lookAtOpponents(game: Game, amount: number): readonly CardId[] {
  const cards = game.table.opponentPile.deck.slice(0, amount);
  const seats = [...game.table.seats.keys()];
  if (cards.length > 0) game.emit({ type: 'looked', seats, deck: 'opponent', cards, count: cards.length });
  return cards;
}

function lookAtGood(game: Game, amount: number, first: SeatId): readonly CardId[] {
  const count = game.table.seats.length;
  const order = Array.from({ length: count }, (_, step) => (first + step) % count);
  const piles = new Set<number>();
  return order.flatMap((seat) => {
    const { pile } = seatOf(game.table, seat);
    if (piles.has(pile)) return [];
    piles.add(pile);
    const cards = game.table.goodPiles[pile]?.deck.slice(0, amount) ?? [];
    if (cards.length > 0)
      game.emit({ type: 'looked', seats: [seat], deck: 'good', cards, count: cards.length });
    return cards;
  });
}

/** Ruling 13: cards looked at and not used stay on top; here in an order the player likes. */
const arrange: OpHandler<'arrange'> = (game, running, op, chosen) => {
  const cards = (running.bound[op.what] ?? []).filter((card) => game.table.opponentPile.deck.includes(card));
  if (cards.length < 2) return proceed(running);
  if (!chosen) {
    const ask = { kind: 'order', options: cards.map(cardOption) } as const;
    const question = {
      seat: deciderOf(game, running),
      about: 'arrangeCards',
      source: running.self,
      ask,
    } as const;
    return { go: 'ask', question, then: running };
  }
  const order = chosen.flatMap((option) => (option.kind === 'card' ? option.card : []));
  game.emit({ type: 'arranged', seat: running.seat, cards: order });
  return proceed(running);
};

const putUnder: OpHandler<'putUnder'> = (game, running, op) => {
  const cards = selectCards(game, { ...op.what, zone: 'opponentDeck' }, scopeIn(running));
  if (cards.length > 0) game.emit({ type: 'putUnder', seat: running.seat, cards });
  return proceed(running);
};

/** Each acts as in an Opponent Phase; while the Opponents are held still, none is drawn (ruling 11). */
const drawOpponent: OpHandler<'drawOpponent'> = (game, running, op) => {
  if (forces(game, 'opponentsStill').length > 0) return proceed(running);
  const amount = amountOf(game, op.amount, scopeIn(running));
  const frames = Array.from(
    { length: amount },
    () => ({ kind: 'opponentDraw', seat: running.seat }) as const,
  );
  return { go: 'call', frames, then: rest(running) };
};

/** Like whoever falls or is Lured, they wait for the Clean-Up. */
const raise: OpHandler<'raise'> = (game, running, op) => {
  for (const card of selectCards(game, raisable(op.what), scopeIn(running)))
    game.emit({ type: 'raised', card });
  return proceed(running);
};

/** The Persons among the looked-at cards that fit enter Opponent play. A Person is played once a game (ruling 15). */
const fall: OpHandler<'fall'> = (game, running, op) => {
  for (const card of amongCards(game, running.bound[op.what] ?? [], op.only, scopeIn(running))) {
    const { pile, def } = game.table.cards[card] ?? { pile: 'opponent', def: '' };
    if (typeof pile !== 'number') game.emit({ type: 'fell', card, owner: null });
    else if (!game.table.spent.includes(def))
      game.emit({ type: 'fell', card, owner: ownerOf(game, pile, running.seat) });
  }
  return proceed(running);
};

/** Whose Angel fell: the player of the deck; of a common deck, the one who drew the card that made it fall. */
function ownerOf(game: Game, pile: number, drawing: SeatId): SeatId {
  if (seatOf(game.table, drawing).pile === pile) return drawing;
  return game.table.seats.findIndex((seat) => seat.pile === pile);
}

const shuffleIn: OpHandler<'shuffleIn'> = (game, running, op) => {
  const { seat } = running;
  const { pile } = seatOf(game.table, seat);
  for (const card of selectCards(game, { ...op.what, zone: 'discard' }, scopeIn(running))) {
    const deck = game.table.goodPiles[pile]?.deck ?? [];
    game.emit({
      type: 'shuffledIn',
      card,
      seat,
      order: game.shuffled(streamOf(pile), [...deck, card]),
    });
  }
  return proceed(running);
};

const drawsForOpponents = (_: Op, { side }: Meant): readonly Use[] =>
  only(side === 'opponent', 'drawsOpponents');

/** The ops about the decks and the discard piles. */
export const decks = {
  draw: {
    run: draw,
    whyNot: always,
    isPassed: ({ table }, _, { seat }) => table.goodPiles[seatOf(table, seat).pile]?.deck.length === 0,
    serves: (_, { side }) => only(side === 'good', 'drawsCards'),
  },
  look: {
    run: look,
    whyNot: ({ table }, { deck }) =>
      deck === 'good' || table.opponentPile.deck.length > 0 ? null : 'nothingToSee',
    serves: ({ deck }) => only(deck === 'opponent', 'looks'),
  },
  arrange: { run: arrange, whyNot: always, serves: neither },
  putUnder: { run: putUnder, whyNot: always, serves: () => ['looks'] },
  drawOpponent: {
    run: drawOpponent,
    whyNot: always,
    // While the Opponents are held still, no card of theirs is drawn (ruling 11).
    isPassed: (world) =>
      world.table.opponentPile.deck.length === 0 || forces(world, 'opponentsStill').length > 0,
    serves: drawsForOpponents,
  },
  raise: {
    run: raise,
    whyNot: (world, { what }, scope) => needsSome(selectCards(world, raisable(what), scope)),
    serves: drawsForOpponents,
  },
  fall: { run: fall, whyNot: always, serves: drawsForOpponents },
  shuffleIn: {
    run: shuffleIn,
    whyNot: (world, { what }, scope) => needsSome(selectCards(world, { ...what, zone: 'discard' }, scope)),
    serves: (_, { side }) => only(side === 'good', 'reshuffles'),
  },
} satisfies SomeRules;
