import type { DefId, Estimate, LevelId, Side, Variant } from '../../../../../engine/alpha-omega/index.ts';
import type { ReadyDeckId } from '../decks/api.ts';

/** Games and how they ended. The rest were stand-offs. */
export interface ToldResults {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  /** The share that was won, and where the true one lies in 95 of 100 cases; null without games. */
  readonly rate: Estimate | null;
}

export type StatisticsGrouping = 'objective' | 'players' | 'variant' | 'deck';

export interface ToldGroup extends ToldResults {
  /** A card's id, a number of players, a variant ("" where there was none), or the number of a deck. */
  readonly key: string;
}

export interface ToldDay {
  readonly day: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly seconds: number;
}

export interface ToldStreak {
  readonly won: boolean;
  readonly length: number;
  /** ISO 8601, UTC. */
  readonly since: string;
  readonly until: string;
}

/** What became of a print: in so many games, and how many of these were won. */
export interface ToldCardUses {
  readonly def: DefId;
  readonly drawn: ToldShare;
  readonly entered: ToldShare;
  /** Persons alone: in play with the Good side at the end. */
  readonly stood: ToldShare;
  readonly lured: number;
  readonly defeated: number;
}

/** A game that is counted, as the list of them shows it. */
export interface ToldGame {
  readonly game: string;
  /** Of a campaign its first. */
  readonly objective: DefId;
  readonly campaign: boolean;
  readonly players: number;
  readonly variants: readonly Variant[];
  /** Null for a mix that no level has. */
  readonly level: LevelId | null;
  readonly rounds: number;
  readonly winner: Side | null;
  /** When it was over; ISO 8601, UTC. */
  readonly playedAt: string;
}

export interface ToldShare {
  readonly games: number;
  readonly won: number;
  readonly rate: Estimate | null;
}

/** A Good deck that was played with. */
export interface PlayedDeck {
  readonly deck: number;
  /** As it is kept by now; null where no kept deck has these cards. */
  readonly name: string | null;
  /** The title of the pack whose own Good deck it is; null where it is none. */
  readonly pack: string | null;
  /** Which of the preconstructed decks it is; null where it is none. */
  readonly ready: ReadyDeckId | null;
  readonly cards: number;
}

export interface Statistics {
  /** So many games are still to be counted: ask again. */
  readonly uncounted: number;
  readonly results: ToldResults;
  readonly rounds: number;
  readonly undone: number;
  /** Time played in the games that are counted, in seconds. */
  readonly seconds: number;
  /** Games that are not counted, by why. */
  readonly leftOut: Readonly<Record<'unfinished' | 'arranged' | 'branched' | 'takenIn' | 'alone', number>>;
  readonly groups: Readonly<Record<StatisticsGrouping, readonly ToldGroup[]>>;
  readonly days: readonly ToldDay[];
  readonly streaks: {
    /** The one that is going on. */
    readonly now: ToldStreak | null;
    readonly won: ToldStreak | null;
    readonly notWon: ToldStreak | null;
  };
  readonly cards: readonly ToldCardUses[];
  readonly decks: readonly PlayedDeck[];
  /** The latest of the games that are looked at. */
  readonly games: readonly ToldGame[];
  /** All numbers of Good players there were, whatever is chosen. */
  readonly players: readonly number[];
}
