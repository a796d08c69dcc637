import type { Comparison } from '../../../../../engine/alpha-omega/beyond/deck-study/comparison.ts';
import type { Diagnosis } from '../../../../../engine/alpha-omega/beyond/deck-study/diagnosis.ts';
import type { HoldingRow } from '../../../../../engine/alpha-omega/beyond/deck-study/holding.ts';
import type { Swap } from '../../../../../engine/alpha-omega/beyond/deck-study/swaps.ts';
import type { TeamStudy } from '../../../../../engine/alpha-omega/beyond/deck-study/team.ts';
import type { WishedDeck, WishRefusal } from '../../../../../engine/alpha-omega/beyond/deck-study/wish.ts';
import type { DeckEntry } from '../../../../../engine/alpha-omega/beyond/decks/entries.ts';

export type DeckCards = readonly DeckEntry[];

export interface Holding {
  /** Copies of the set in the deck, and cards in the deck. */
  readonly copies: number;
  readonly deck: number;
  /** The opening hand first. */
  readonly rows: readonly HoldingRow[];
}

/** What several decks take from each other, and what would free them. */
export interface TeamAdvice extends TeamStudy {
  readonly swaps: readonly Swap[];
}

/** The deck, or why there is none; and the seed that gives the same deck again. */
export type WishAnswer =
  | { readonly kind: 'deck'; readonly seed: string; readonly deck: WishedDeck }
  | { readonly kind: 'refused'; readonly refusal: WishRefusal };

/** Who plays the games: `steady` plays simply and fast, `thoughtful` looks ahead and takes far longer. */
export type DoctorBot = 'steady' | 'thoughtful';

/** What a deck was when it was saved. */
export interface PastDeck {
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly cards: DeckCards;
}

/** How long a game takes here for each player at the table, in milliseconds, as far as is known. */
export type DoctorPace = Readonly<Record<DoctorBot, number>>;

/** A run that was begun. */
export interface DoctorRun {
  readonly id: string;
  /** Plays the same games again. */
  readonly seed: string;
}

/** How far a run has come, and what it has found so far. */
export interface DoctorProgress extends DoctorRun {
  readonly state: 'running' | 'done' | 'cancelled' | 'failed';
  /** Games played of all that are to be, those of both decks together. */
  readonly played: number;
  readonly of: number;
  readonly seconds: number;
  readonly first: Diagnosis;
  /** Of the other decks, where two are compared. */
  readonly second: Diagnosis | null;
  readonly comparison: Comparison | null;
  /** Why it failed, for those who report it. */
  readonly detail: string | null;
}

/** Decks that are played together, by their names: `deck:<id>`, `starter:<pack>`, `ready:<id>`. */
export interface Team {
  readonly id: string;
  readonly name: string;
  /** In the order of the players. One that is gone by now stays named until the team is kept again. */
  readonly members: readonly string[];
}

/** The members after the swaps, and how each changed deck can be had back. */
export interface Swapped {
  /** In place of a starter deck there is a copy of it that was changed. */
  readonly members: readonly string[];
  readonly changed: readonly {
    readonly deck: string;
    /** The version before; null where the deck was made for the swap. */
    readonly before: number | null;
  }[];
}
