import type { ThingId } from '../things.ts';
import type { SeatId } from '../../../engine/index.ts';

/** Somebody points at a card. */
export interface Pointed {
  readonly by: SeatId;
  readonly card: ThingId;
  /** When it is forgotten, in milliseconds of the clock it was made by. */
  readonly until: number;
}

/** What a seat means to do when its turn comes: with a card, and to another. It binds nobody. */
export interface Intent {
  readonly card: ThingId;
  readonly to: ThingId | null;
}

/** So long a mark stays at a card, in milliseconds. */
export const STAY = 5000;

/** The marks with one more: each seat points at one card at a time. */
export const pointed = (all: readonly Pointed[], one: Pointed): readonly Pointed[] => [
  ...all.filter(({ by }) => by !== one.by),
  one,
];

/** The marks that still stand. */
export const standing = (all: readonly Pointed[], now: number): readonly Pointed[] =>
  all.filter(({ until }) => until > now);

/** What a seat means once it has shown one more card: the first is what it acts with, the second whom that is for. */
export const meant = (before: Intent | undefined, card: ThingId): Intent =>
  before === undefined || before.to !== null || before.card === card
    ? { card, to: null }
    : { card: before.card, to: card };
