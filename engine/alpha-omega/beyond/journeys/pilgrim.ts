import type { DefId, Side } from '../../selects.ts';
import type { Variant } from '../../variants-and-assists.ts';

/** What is settled when a Pilgrimage begins. It is kept with it, so that cards that come later change nothing of it. */
export interface PilgrimSetup {
  readonly seed: string;
  /** In the order of the way. */
  readonly objectives: readonly DefId[];
  readonly variants: readonly Variant[];
  /** The cards that the pilgrim sets out with; a copy each. */
  readonly deck: readonly DefId[];
  /** What may be earned on the way; a copy each. */
  readonly store: readonly DefId[];
  /** The Opponent deck of the first Objective. */
  readonly opponents: readonly DefId[];
  /** The Opponents who join on the way, the first first. */
  readonly reserve: readonly DefId[];
  readonly callings: readonly DefId[];
}

/** What is taken up for the Objective that follows. */
export type Burden =
  /** Opponents who else would have come later are in the deck now, and stay. */
  | { readonly kind: 'foes'; readonly cards: readonly DefId[] }
  /** These Good cards stay behind for the next Objective. */
  | { readonly kind: 'leave'; readonly cards: readonly DefId[] }
  /** The next Objective is played in the Narrow Way: the Opponents win as soon as they lead. */
  | { readonly kind: 'narrowWay' };

/** What is offered after an Objective; each says all that it does. */
export type Offer =
  /** One of these cards is added to the deck. */
  | { readonly id: 'earn'; readonly cards: readonly DefId[]; readonly take: number }
  /** These fallen come back. */
  | { readonly id: 'heal'; readonly cards: readonly DefId[] }
  /** A lamp that went out is lit again. */
  | { readonly id: 'rest' }
  /** The burden is taken up, and of these cards some are added to the deck. */
  | {
      readonly id: 'burden';
      readonly burden: Burden;
      readonly cards: readonly DefId[];
      readonly take: number;
    };

export type OfferId = Offer['id'];

/** A step of a Pilgrimage as it is kept; the pilgrim is what they fold to. */
export type PilgrimStep =
  | {
      readonly kind: 'ended';
      readonly station: number;
      readonly winner: Side | null;
      /** Achievement Scoring's total. */
      readonly points: number;
      readonly rounds: number;
      /** Good Persons who had fallen or were with the Opponents when it ended. */
      readonly fallen: readonly DefId[];
      /** Something that had been shown was taken back in it. */
      readonly rewound: boolean;
    }
  | { readonly kind: 'chose'; readonly offer: OfferId; readonly cards: readonly DefId[] }
  | { readonly kind: 'restarted'; readonly station: number };

/** An Objective of the way, as far as it was tried. */
export interface Station {
  readonly objective: DefId;
  readonly tries: number;
  /** Null until it is achieved. */
  readonly points: number | null;
  readonly rounds: number | null;
  readonly rewound: boolean;
  readonly burden: Burden['kind'] | null;
  /** How often the pilgrim returned to its beginning. */
  readonly restarts: number;
}

/**
 * `ready`: the next game can begin. `choosing`: an Objective was achieved, and something is offered. `arrived`: all are
 * achieved. `lost`: the last lamp has gone out.
 */
export type PilgrimPhase = 'ready' | 'choosing' | 'arrived' | 'lost';

/** A pilgrim on the way. */
export interface Pilgrim {
  readonly phase: PilgrimPhase;
  /** Which Objective is next, or was just achieved while something is offered for it. */
  readonly station: number;
  readonly stations: readonly Station[];
  /** All cards of the pilgrim, those who are away among them. */
  readonly deck: readonly DefId[];
  /** The fallen, who are in no deck until they are healed. */
  readonly away: readonly DefId[];
  readonly lamps: number;
  /** What was taken up for the next Objective. */
  readonly burden: Burden | null;
  /** How many were borne through to an Objective achieved. */
  readonly borne: number;
  readonly opponents: readonly DefId[];
  /** Who is still to come, the next first. */
  readonly reserve: readonly DefId[];
  /** What is offered; empty unless there is a choice. */
  readonly offers: readonly Offer[];
  readonly score: number;
}

/** The lamps that a pilgrim sets out with: one goes out with each Objective lost, and the last ends the way. */
export const LAMPS = 6;
/** With every so many Objectives another Opponent of the reserve joins the others. */
export const JOIN_EVERY = 2;
/** Beside Achievement Scoring: for a burden borne to an Objective achieved, and for each lamp that burns at the end. */
export const POINTS = { burden: 5, lamp: 10 } as const;
