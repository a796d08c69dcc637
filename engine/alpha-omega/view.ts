import type { SeatId } from '../kernel/types.ts';
import { drawTakenBy } from './queries/allowance.ts';
import { countsFor, defOf, hitPoints, left, personOf, printOf } from './queries/cards.ts';
import { blowsAsked } from './queries/blow.ts';
import { knownCards } from './queries/known.ts';
import { forbiddenTo, readinessOf } from './queries/readiness.ts';
import { forcesOn } from './queries/sources.ts';
import {
  armedStrengthOf,
  attackOf,
  balanceOf,
  forbiddenBy,
  luresAstray,
  strengthOf,
} from './queries/strength.ts';
import { usesLeft } from './queries/uses-left.ts';
import { endsNow } from './queries/ends.ts';
import { leadThatLoses } from './variants.ts';
import { FORBIDDEN, type Catalogue } from './definitions.ts';
import type { State } from './game.ts';
import type { Look } from './look.ts';
import type { FactCode, Ledger } from './reasons.ts';
import { isHelped } from './assists.ts';
import type { CallingState, CardId, InPlay } from './types.ts';
import type {
  CallingView,
  DecisionView,
  HandCard,
  InPlayView,
  KnownCard,
  KnownPlace,
  OpponentSeatView,
  SeatView,
  StateFrom,
  View,
} from './view-types.ts';

/**
 * What the given seats, looking together, may know. It is built up from nothing: a thing that is not named here is
 * hidden. Cards face down have no id in it, and neither deck order nor chance is ever part of it.
 */
export function view(state: State, content: Catalogue, eyes: readonly SeatId[]): View {
  const { table } = state;
  const look: Look = { table, content };
  const uses = usesLeft(look);
  return {
    ruleset: 'alpha-omega',
    eyes,
    round: table.round,
    turn: table.turn,
    phase: table.phase,
    objective: known(look, table.objective),
    goal: table.goal,
    lostBy: leadThatLoses(table),
    objectiveRound: table.round - table.objectiveSince,
    ends: endsNow(look),
    balance: balanceOf(look),
    balances: table.balances,
    variants: table.variants,
    assists: table.assists,
    seats: table.seats.map((_, seat) => seatView(look, seat, eyes)),
    isDeckCommon: table.seats.every(({ pile }) => pile === table.seats[0]?.pile),
    opponents: table.opponents.map((_, index) => opponentSeatView(look, index, eyes)),
    achievedIn: table.achievedIn,
    opponent: {
      deckCount: table.opponentPile.deck.length,
      knownDeck: knownPlaces(look, table.opponentPile.deck, eyes),
      discard: table.opponentPile.discard.map((id) => known(look, id)),
    },
    callingDeckCount: table.callingPile.deck.length,
    callingsToCome: table.callingPile.deck
      .map((id) => defOf(look, id).id)
      .toSorted((a, b) => (a < b ? -1 : 1)),
    ...(isHelped(table, 'twoCallings') && {
      knownCallings: knownPlaces(look, table.callingPile.deck, eyes),
    }),
    quietRounds: table.quietRounds,
    inPlay: table.inPlay.map((card) => inPlayView(look, card)),
    attack: table.attack,
    blows: eyes.includes(state.pending?.seat ?? -1) ? blowsAsked(look, state) : [],
    ...playsOf(state),
    drawTakenBy: drawTakenBy(look),
    ...(uses.length > 0 && { usesLeft: uses }),
    pending: decisionView(look, state, eyes),
    outcome: state.outcome,
  };
}

function known(look: Look, id: CardId): KnownCard {
  return { id, def: defOf(look, id).id };
}

function knownPlaces(look: Look, deck: readonly CardId[], eyes: readonly SeatId[]): readonly KnownPlace[] {
  const placed = knownCards(look.table, eyes);
  return deck.flatMap((id, place) => (placed.has(id) ? [{ ...known(look, id), place }] : []));
}

function seatView(look: Look, seat: SeatId, eyes: readonly SeatId[]): SeatView {
  const { name, hand, pile, callings, lured, lossRounds } = look.table.seats[seat] ?? EMPTY_SEAT;
  const { deck = [], discard = [] } = look.table.goodPiles[pile] ?? {};
  return {
    seat,
    name,
    hand: eyes.includes(seat) ? hand.map((id) => handCard(look, id)) : null,
    handCount: hand.length,
    deckCount: deck.length,
    knownDeck: knownPlaces(look, deck, eyes),
    discard: discard.map((id) => known(look, id)),
    callings: callings.map((calling) => callingView(look, calling)),
    luredTurns: lured?.turns ?? null,
    lossRounds,
  };
}

function opponentSeatView(look: Look, index: number, eyes: readonly SeatId[]): OpponentSeatView {
  const seat = look.table.seats.length + index;
  const { name, hand } = look.table.opponents[index] ?? EMPTY_SEAT;
  return {
    seat,
    name,
    hand: eyes.includes(seat) ? hand.map((id) => known(look, id)) : null,
    handCount: hand.length,
  };
}

const EMPTY_SEAT = { name: '', hand: [], pile: 0, callings: [], lured: null, lossRounds: 0 } as const;

function handCard(look: Look, id: CardId): HandCard {
  const card = known(look, id);
  return { ...card, spent: defOf(look, id).type === 'person' && look.table.spent.includes(card.def) };
}

function callingView(look: Look, calling: CallingState): CallingView {
  const def = defOf(look, calling.id);
  return { ...known(look, calling.id), ...calling, times: def.type === 'calling' ? def.goal.times : 0 };
}

function inPlayView(look: Look, card: InPlay): InPlayView {
  const def = printOf(look.content, card.def);
  const isPerson = personOf(look, card) !== null;
  const made: Ledger = [];
  return {
    id: card.id,
    def: card.def,
    side: card.side,
    owner: card.owner,
    countsFor: countsFor(look.table, card),
    damage: card.damage,
    left: hitPoints(look, card) === null ? null : Math.max(0, left(look, card)),
    strength: strengthOf(look, card, made),
    ...strengthFrom(look, made),
    armed: isPerson ? armedStrengthOf(look, card) : null,
    printed: def.type === 'item' ? def.attack : hitPoints(look, card),
    attack: isPerson ? attackOf(look, card, null) : null,
    acted: card.acted,
    lured: card.lured,
    luresAstray: luresAstray(look, card),
    host: card.host,
    waiting: card.waiting,
    clock: card.clock,
    ...(look.table.spared.includes(card.id) && { spared: true as const }),
    cannot: forbiddenTo(look, card),
    ...stateFrom(look, card),
    readiness: readinessOf(look, card),
    effects: look.table.lasting
      .filter((effect) => effect.host === card.id)
      .map(({ name, source }) => ({ name, source: defOf(look, source).id })),
  };
}

const CHANGES: readonly FactCode[] = ['strengthAdded', 'strengthTimes', 'strengthSet'];

/** Whose words change a Strength that is made of this. */
function strengthFrom(look: Look, made: Ledger): Pick<InPlayView, 'strengthFrom'> {
  const from = made.flatMap(({ code, card, amount }) =>
    CHANGES.includes(code) && card !== undefined && !(code === 'strengthAdded' && amount === 0)
      ? [defOf(look, card).id]
      : [],
  );
  return from.length > 0 ? { strengthFrom: from } : {};
}

/** Whose words make of a card what it is just now, the longest in force of several. */
function stateFrom(look: Look, card: InPlay): Pick<InPlayView, 'stateFrom'> {
  const by = (what: StateFrom): CardId | undefined =>
    what === 'luresAstray' || what === 'silenced'
      ? forcesOn(look, what, card)[0]?.scope.self
      : forbiddenBy(look, card, what);
  const from = STATES_FROM.flatMap((what) => {
    const self = by(what);
    return self === undefined ? [] : [[what, defOf(look, self).id] as const];
  });
  return from.length > 0 ? { stateFrom: Object.fromEntries(from) } : {};
}

const STATES_FROM: readonly StateFrom[] = [...FORBIDDEN, 'luresAstray', 'silenced'];

/** How many cards may still be played by whoever is asked which, and whether one was; null while nobody is asked. */
function playsOf({ stack, pending }: State): Pick<View, 'playsLeft' | 'playsFurther'> {
  const frame = stack.at(-1);
  if (pending === null || frame?.kind !== 'playCard') return { playsLeft: null };
  return { playsLeft: frame.left, ...(frame.further === true && { playsFurther: true }) };
}

/** Options may name cards of a hand or a deck, so they are for the eyes of whoever is asked. */
function decisionView(look: Look, { pending }: State, eyes: readonly SeatId[]): DecisionView | null {
  if (!pending) return null;
  const { id, seat, about, source, ask } = pending;
  return {
    id,
    seat,
    about,
    source: source === undefined ? null : known(look, source),
    ask: eyes.includes(seat) ? ask : null,
  };
}
