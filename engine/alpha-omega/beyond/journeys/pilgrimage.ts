import { invariant } from '../../../kernel/invariant.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { DefId } from '../../selects.ts';
import type { Variant } from '../../variants-and-assists.ts';
import { offersFor, without } from './offers.ts';
import {
  JOIN_EVERY,
  LAMPS,
  POINTS,
  type Offer,
  type OfferId,
  type Pilgrim,
  type PilgrimSetup,
} from './pilgrim.ts';
import type { PilgrimStep, Station } from './pilgrim.ts';

/*
 * A Pilgrimage is the campaign's Objectives as games of their own, with a deck that changes on the way. It is our own way
 * of playing: the rulebook's Campaign Mode resets no Good deck and asks for no choices.
 */

/** Why a choice cannot be made. */
export type ChoiceFault = 'nothingOffered' | 'notOffered' | 'wrongCards';

/** The pilgrim at the beginning of the way. */
export function setOut(setup: PilgrimSetup): Pilgrim {
  return {
    phase: setup.objectives.length === 0 ? 'arrived' : 'ready',
    station: 0,
    stations: setup.objectives.map((objective) => ({ ...UNTRIED, objective })),
    deck: setup.deck,
    away: [],
    lamps: LAMPS,
    burden: null,
    borne: 0,
    opponents: setup.opponents,
    reserve: setup.reserve,
    offers: [],
    score: 0,
  };
}

const UNTRIED = {
  tries: 0,
  points: null,
  rounds: null,
  rewound: false,
  burden: null,
  restarts: 0,
} as const satisfies Partial<Station>;

/**
 * The pilgrim whom these steps lead to.
 * @throws InvariantError for steps that no pilgrim can take: they are kept only after they were tried
 */
export function pilgrimOf(setup: PilgrimSetup, steps: readonly PilgrimStep[]): Pilgrim {
  // Where each Objective began last: restarting it leads back there.
  const begun: Pilgrim[] = [];
  let pilgrim = setOut(setup);
  for (const step of steps) {
    if (pilgrim.phase === 'ready' && pilgrim.stations[pilgrim.station]?.tries === 0)
      begun[pilgrim.station] = pilgrim;
    pilgrim = stepped(setup, pilgrim, step, begun);
  }
  return pilgrim;
}

function stepped(
  setup: PilgrimSetup,
  pilgrim: Pilgrim,
  step: PilgrimStep,
  begun: readonly (Pilgrim | undefined)[],
): Pilgrim {
  switch (step.kind) {
    case 'ended':
      invariant(
        pilgrim.phase === 'ready' && step.station === pilgrim.station,
        'no such Objective is played',
        step,
      );
      return step.winner === 'good' ? achieved(setup, pilgrim, step) : failed(pilgrim, step);
    case 'chose': {
      const chosen = choose(setup, pilgrim, step.offer, step.cards);
      invariant(chosen.ok, 'this cannot be chosen', step);
      return chosen.value;
    }
    case 'restarted': {
      const then = begun[step.station];
      invariant(then !== undefined, 'this Objective has not begun', step);
      return returned(then, pilgrim, step.station);
    }
    default:
      return step satisfies never;
  }
}

type Ended = Extract<PilgrimStep, { readonly kind: 'ended' }>;

function achieved(setup: PilgrimSetup, pilgrim: Pilgrim, step: Ended): Pilgrim {
  const { station, burden, lamps } = pilgrim;
  const stations = withStation(pilgrim, {
    tries: (pilgrim.stations[station]?.tries ?? 0) + 1,
    points: step.points,
    rounds: step.rounds,
    rewound: step.rewound,
    burden: burden?.kind ?? null,
  });
  const isLast = station + 1 === setup.objectives.length;
  const won: Pilgrim = {
    ...pilgrim,
    stations,
    // Who fell is away for the next Objective, and who was away for this one is back. What is no card of the pilgrim's, like
    // a Person whom the Objective brought, is nobody's loss.
    away: fallenOf(pilgrim, step.fallen),
    burden: null,
    borne: pilgrim.borne + (burden === null ? 0 : 1),
    score:
      pilgrim.score +
      step.points +
      (burden === null ? 0 : POINTS.burden) +
      (isLast ? lamps * POINTS.lamp : 0),
  };
  if (isLast) return { ...won, phase: 'arrived' };
  const offers = offersFor(setup, won);
  const choosing: Pilgrim = { ...won, phase: 'choosing', offers };
  return offers.length === 0 ? onwards(choosing) : choosing;
}

/** A lost Objective costs a lamp and nothing else: all who fell in it come back, and it can be tried again. */
function failed(pilgrim: Pilgrim, step: Ended): Pilgrim {
  const lamps = pilgrim.lamps - 1;
  const tries = (pilgrim.stations[pilgrim.station]?.tries ?? 0) + 1;
  const stations = withStation(pilgrim, { tries, rewound: step.rewound });
  return { ...pilgrim, lamps, stations, phase: lamps === 0 ? 'lost' : 'ready' };
}

function fallenOf({ deck, away }: Pilgrim, fallen: readonly DefId[]): readonly DefId[] {
  const present = [...without(deck, away)];
  return fallen.filter((card) => {
    const at = present.indexOf(card);
    if (at !== -1) present.splice(at, 1);
    return at !== -1;
  });
}

/**
 * Takes what is offered.
 * @param cards which of the offered cards are taken: as many as the offer says, all different
 */
export function choose(
  setup: PilgrimSetup,
  pilgrim: Pilgrim,
  id: OfferId,
  cards: readonly DefId[],
): Result<Pilgrim, ChoiceFault> {
  if (pilgrim.phase !== 'choosing') return fail('nothingOffered');
  const offer = pilgrim.offers.find((each) => each.id === id);
  if (offer === undefined) return fail('notOffered');
  if (!isTaken(offer, cards)) return fail('wrongCards');
  return ok(onwards(withOffer(pilgrim, offer, cards)));
}

function isTaken(offer: Offer, cards: readonly DefId[]): boolean {
  const take = 'take' in offer ? Math.min(offer.take, offer.cards.length) : 0;
  const from = 'take' in offer ? offer.cards : [];
  return new Set(cards).size === take && cards.length === take && cards.every((card) => from.includes(card));
}

function withOffer(pilgrim: Pilgrim, offer: Offer, cards: readonly DefId[]): Pilgrim {
  switch (offer.id) {
    case 'earn':
      return { ...pilgrim, deck: [...pilgrim.deck, ...cards] };
    case 'heal':
      return { ...pilgrim, away: without(pilgrim.away, offer.cards) };
    case 'rest':
      return { ...pilgrim, lamps: Math.min(LAMPS, pilgrim.lamps + 1) };
    case 'burden': {
      const burdened = { ...pilgrim, deck: [...pilgrim.deck, ...cards], burden: offer.burden };
      return offer.burden.kind === 'foes' ? joinedBy(burdened, offer.burden.cards) : burdened;
    }
    default:
      return offer satisfies never;
  }
}

/** Who joins the Opponents next, and at which Objective; null where nobody does any more. */
export function nextFoe({ station, stations, reserve }: Pick<Pilgrim, 'station' | 'stations' | 'reserve'>): {
  readonly card: DefId;
  readonly station: number;
} | null {
  const [card] = reserve;
  const at = (Math.floor(station / JOIN_EVERY) + 1) * JOIN_EVERY;
  return card === undefined || at >= stations.length ? null : { card, station: at };
}

/** On to the next Objective: with every second, the next Opponent of the reserve joins theirs. */
function onwards(pilgrim: Pilgrim): Pilgrim {
  const on: Pilgrim = { ...pilgrim, phase: 'ready', offers: [], station: pilgrim.station + 1 };
  return on.station % JOIN_EVERY === 0 ? joinedBy(on, on.reserve.slice(0, 1)) : on;
}

const joinedBy = (pilgrim: Pilgrim, cards: readonly DefId[]): Pilgrim => ({
  ...pilgrim,
  opponents: [...pilgrim.opponents, ...cards],
  reserve: without(pilgrim.reserve, cards),
});

/** Everything as it was when the Objective began; only that one came back to it is remembered. */
function returned(then: Pilgrim, now: Pilgrim, station: number): Pilgrim {
  const stations = then.stations.map((each, index) => {
    const restarts = (now.stations[index]?.restarts ?? 0) + (index === station ? 1 : 0);
    return { ...each, restarts };
  });
  return { ...then, stations };
}

const withStation = ({ stations, station }: Pilgrim, change: Partial<Station>): readonly Station[] =>
  stations.map((each, index) => (index === station ? { ...each, ...change } : each));

/** The next game of a pilgrim. */
export interface PilgrimGame {
  readonly objective: DefId;
  readonly variants: readonly Variant[];
  readonly deck: readonly DefId[];
  readonly opponentDeck: readonly DefId[];
  readonly callingDeck: readonly DefId[];
  readonly seed: string;
}

/**
 * The game that comes next; null where none does. Each try has a seed of its own, whatever was restarted before it: after a
 * restart every Objective from there on is another game.
 */
export function nextGame(setup: PilgrimSetup, pilgrim: Pilgrim): PilgrimGame | null {
  const station = pilgrim.stations[pilgrim.station];
  if (pilgrim.phase !== 'ready' || station === undefined) return null;
  const { burden, away, deck } = pilgrim;
  const left = burden?.kind === 'leave' ? burden.cards : [];
  const narrow: readonly Variant[] = burden?.kind === 'narrowWay' ? ['narrowWay'] : [];
  const { variants, callings, seed } = setup;
  const restarts = pilgrim.stations.reduce((sum, each) => sum + each.restarts, 0);
  return {
    objective: station.objective,
    variants: [...variants, ...narrow.filter((variant) => !variants.includes(variant))],
    deck: without(without(deck, away), left),
    opponentDeck: pilgrim.opponents,
    callingDeck: callings,
    seed: `${seed}/${String(pilgrim.station + 1)}.${String(restarts)}.${String(station.tries + 1)}`,
  };
}
