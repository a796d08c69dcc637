import type { SeatId } from '../kernel/types.ts';
import type { EventOf } from './events.ts';
import { evolveDecks, type DeckEvent } from './evolve-decks.ts';
import { forget, hurt, patchCard, patchPile, without } from './evolve-parts.ts';
import { cardOf, get } from './queries/cards.ts';
import type { CardId, InPlay, Pile, Seat, Table } from './types.ts';

type CardEvent = EventOf<
  | 'enteredPlay'
  | 'attached'
  | 'eventApplied'
  | 'waited'
  | 'clockSet'
  | 'clockTicked'
  | 'damaged'
  | 'healed'
  | 'saved'
  | 'spared'
  | 'luredAstray'
  | 'discarded'
  | 'broughtOver'
  | 'fell'
  | 'raised'
  | 'brought'
  | 'lastingBegan'
  | 'objectiveFollowed'
>;

/** The part of `evolve` that brings cards into play, changes them there and takes them out of it. */
export function evolveCards(table: Table, event: CardEvent | DeckEvent): Table {
  switch (event.type) {
    case 'enteredPlay':
      return enter(table, event);
    case 'attached':
      return attach(table, event.card, event.host);
    case 'eventApplied':
      return patchCard(table, event.card, (card) => ({ ...card, host: event.host, waiting: false }));
    case 'waited':
      return patchCard(table, event.card, (card) => ({ ...card, host: null, waiting: true }));
    case 'clockSet':
      return patchCard(table, event.card, (card) => ({ ...card, clock: event.clock }));
    case 'clockTicked':
      return tick(table, event.card, event.left);
    case 'damaged':
    case 'healed':
      return hurt(table, event.card, event.type === 'damaged' ? event.amount : -event.amount);
    case 'spared':
      return spare(table, event);
    case 'saved':
      return patchCard(table, event.card, (card) => ({ ...card, damage: event.damage }));
    case 'luredAstray':
      return lure(table, event.card);
    case 'discarded':
      return discard(table, event.card);
    case 'broughtOver':
      return bringOver(table, event.card, event.seat);
    case 'fell':
      return fall(table, event.card, event.owner);
    case 'raised':
      return raise(table, event.card);
    case 'brought':
      return bring(table, event.card, event.owner);
    case 'lastingBegan': {
      const { name, source, host, seat, until, abilities } = event;
      return { ...table, lasting: [...table.lasting, { name, source, host, seat, until, abilities }] };
    }
    case 'objectiveFollowed':
      return followObjective(table, event.objective, event.goal);
    default:
      return evolveDecks(table, event);
  }
}

function enter(table: Table, { card, side, owner, host, person }: EventOf<'enteredPlay'>): Table {
  const { def } = cardOf(table, card);
  const entry: InPlay = { ...FRESH, id: card, def, side, owner, host };
  const spent = person && side === 'good' ? [...table.spent, def] : table.spent;
  return { ...table, inPlay: [...table.inPlay, entry], spent };
}

/** A card that has just entered play. */
export const FRESH: Omit<InPlay, 'id' | 'def' | 'side'> = {
  owner: null,
  damage: 0,
  acted: false,
  attacks: 0,
  lured: false,
  joining: false,
  rests: false,
  host: null,
  waiting: false,
  clock: null,
};

/** An Item on a card plays for the side of that card. */
function attach(table: Table, card: CardId, host: CardId): Table {
  const { side } = get(table, host);
  return patchCard(table, card, (item) => ({ ...item, host, waiting: false, side }));
}

function spare(table: Table, { card: id, damage }: EventOf<'spared'>): Table {
  return { ...patchCard(table, id, (card) => ({ ...card, damage })), spared: [...table.spared, id] };
}

function tick(table: Table, id: CardId, left: number): Table {
  const { clock } = get(table, id);
  if (clock === null) return table;
  return patchCard(table, id, (card) => ({ ...card, clock: { ...clock, left, age: clock.age + 1 } }));
}

/** Ruling 7: all damage gone, Items kept with theirs; last in order of entry into Opponent play. */
function lure(table: Table, id: CardId): Table {
  const card = get(table, id);
  const rest = table.inPlay
    .filter((other) => other.id !== id)
    .map((other) => (other.host === id ? { ...other, side: 'opponent' as const } : other));
  const lured: InPlay = { ...card, side: 'opponent', damage: 0, lured: true, joining: true, rests: false };
  return {
    ...table,
    inPlay: [...rest, lured],
    lasting: table.lasting.filter((effect) => effect.host !== id),
    seats: table.seats.map((seat, index) => (index === card.owner ? countLoss(seat) : seat)),
  };
}

/** Ruling 16: a round counts once, however many Persons were lost in it. */
function countLoss(seat: Seat): Seat {
  if (seat.lostThisRound || seat.lured !== null) return seat;
  return { ...seat, lostThisRound: true, lossRounds: seat.lossRounds + 1 };
}

function discard(table: Table, id: CardId): Table {
  const cleared: Table = {
    ...table,
    inPlay: table.inPlay.filter((card) => card.id !== id),
    lasting: table.lasting.filter((effect) => effect.host !== id),
  };
  return patchPile(cleared, cardOf(table, id).pile, (old: Pile) => ({
    ...old,
    discard: [...old.discard, id],
  }));
}

function bringOver(table: Table, id: CardId, seat: SeatId): Table {
  const card = get(table, id);
  // Good Items come back with their bearer; what is the Opponents' passes on in an event of its own.
  const rest = table.inPlay
    .filter((other) => other.id !== id)
    .map((other) =>
      other.host === id && other.owner !== null ? { ...other, side: 'good' as const } : other,
    );
  const returned: InPlay = {
    ...card,
    side: 'good',
    owner: seat,
    damage: 0,
    lured: false,
    joining: false,
    rests: false,
  };
  return {
    ...table,
    inPlay: [...rest, returned],
    lasting: table.lasting.filter((effect) => effect.host !== id),
  };
}

/** An Angel that falls from a Good deck can be brought back by its owner like one that was Lured. */
function fall(table: Table, card: CardId, owner: SeatId | null): Table {
  const { def, pile } = cardOf(table, card);
  const taken = patchPile(forget(table, [card]), pile, (old) => ({ ...old, deck: without(old.deck, card) }));
  const entry: InPlay = {
    ...FRESH,
    id: card,
    def,
    side: 'opponent',
    owner,
    lured: owner !== null,
    joining: true,
  };
  const spent = owner === null ? taken.spent : [...taken.spent, def];
  return { ...taken, inPlay: [...taken.inPlay, entry], spent };
}

function raise(table: Table, card: CardId): Table {
  const { def } = cardOf(table, card);
  const taken = patchPile(table, 'opponent', (pile) => ({ ...pile, discard: without(pile.discard, card) }));
  return {
    ...taken,
    inPlay: [...taken.inPlay, { ...FRESH, id: card, def, side: 'opponent', joining: true }],
  };
}

/** An Objective's own card: out of the Opponent deck, or from beside the table. */
function bring(table: Table, card: CardId, owner: SeatId | null): Table {
  const { def, pile: own } = cardOf(table, card);
  const taken = patchPile(forget(table, [card]), own, (pile) => ({
    ...pile,
    deck: without(pile.deck, card),
  }));
  const side = owner === null ? 'opponent' : 'good';
  return {
    ...taken,
    aside: without(taken.aside, card),
    inPlay: [...taken.inPlay, { ...FRESH, id: card, def, side, owner, joining: owner === null }],
    spent: owner === null || taken.spent.includes(def) ? taken.spent : [...taken.spent, def],
  };
}

/** Ruling 21: Good decks, hands and discard piles stay as they are; the Opponent deck is reset. */
function followObjective(table: Table, objective: CardId, goal: number): Table {
  const cleared = table.inPlay.reduce((rest, card) => discard(rest, card.id), table);
  const { deck, discard: defeated } = cleared.opponentPile;
  const opponents = [...deck, ...defeated, ...table.opponents.flatMap(({ hand }) => hand)];
  const achieved = [...table.achievedObjectives, table.objective];
  const isAside = (id: CardId): boolean => {
    const { outside, joinsAfter = 0 } = cardOf(table, id);
    return outside === true || joinsAfter > achieved.length;
  };
  const joining = cleared.aside.filter((id) => !isAside(id));
  return {
    ...cleared,
    objective,
    goal,
    nextObjectives: without(table.nextObjectives, objective),
    achievedObjectives: achieved,
    objectiveSince: table.round,
    // Ruling 32: what came from beside the table is in no Opponent deck, also not from now on.
    opponentPile: { deck: [...opponents.filter((id) => !isAside(id)), ...joining], discard: [] },
    aside: [...cleared.aside.filter(isAside), ...opponents.filter(isAside)],
    opponents: table.opponents.map((player) => ({ ...player, hand: [] })),
    achievedIn: null,
    firstOpponentDrawn: false,
    quietRounds: 0,
    attack: null,
  };
}
