import type { DefId, Variant } from '../../../../../engine/alpha-omega/index.ts';
import type { Comparison } from '../../../../../engine/alpha-omega/beyond/deck-study/comparison.ts';
import type { Diagnosis } from '../../../../../engine/alpha-omega/beyond/deck-study/diagnosis.ts';
import type { HoldingRow } from '../../../../../engine/alpha-omega/beyond/deck-study/holding.ts';
import type { SampleHand } from '../../../../../engine/alpha-omega/beyond/deck-study/sample-hand.ts';
import type { DeckStudy } from '../../../../../engine/alpha-omega/beyond/deck-study/study.ts';
import type { Swap } from '../../../../../engine/alpha-omega/beyond/deck-study/swaps.ts';
import type { TeamStudy } from '../../../../../engine/alpha-omega/beyond/deck-study/team.ts';
import type {
  Wish,
  WishedDeck,
  WishRefusal,
} from '../../../../../engine/alpha-omega/beyond/deck-study/wish.ts';
import type { DeckEntry } from '../../../../../engine/alpha-omega/beyond/decks/entries.ts';
import type { Reply } from '../../../reply.ts';

export type DeckCards = readonly DeckEntry[];

/** How likely it is to have drawn some of a set of cards. */
export interface HoldingRequest {
  readonly cards: DeckCards;
  /** The cards of the set; every copy of them in the deck counts. */
  readonly set: readonly DefId[];
  readonly least: number;
  /** Good players who draw from this deck: more than one from a common one, and from the Opponent deck. */
  readonly players: number;
  /** `opponents`: what comes from the Opponent deck, where nobody has a hand. */
  readonly whose: 'one' | 'all' | 'opponents';
  /** Cards drawn in each Draw or Opponent Phase. */
  readonly each: number;
  readonly rounds: number;
}

export interface Holding {
  /** Copies of the set in the deck, and cards in the deck. */
  readonly copies: number;
  readonly deck: number;
  /** The opening hand first. */
  readonly rows: readonly HoldingRow[];
}

export interface SampleHandRequest {
  readonly cards: DeckCards;
  /** Null for a fresh one. */
  readonly seed: string | null;
}

/** What several decks take from each other, and what would free them. */
export interface TeamAdvice extends TeamStudy {
  readonly swaps: readonly Swap[];
}

/** A wish; without a seed by a fresh one. */
export interface WishRequest extends Omit<Wish, 'seed'> {
  readonly seed: string | null;
}

/** The deck, or why there is none; and the seed that gives the same deck again. */
export type WishAnswer =
  | { readonly kind: 'deck'; readonly seed: string; readonly deck: WishedDeck }
  | { readonly kind: 'refused'; readonly refusal: WishRefusal };

/** Who plays the games: `steady` plays simply and fast, `thoughtful` looks ahead and takes far longer. */
export type DoctorBot = 'steady' | 'thoughtful';

/** What the deck doctor is to find out. */
export interface DoctorQuestion {
  /** One deck for each Good player; one alone when all draw from it. */
  readonly decks: readonly DeckCards[];
  /** So many players draw from the only deck; null with decks of their own. */
  readonly common: number | null;
  /** The same table with other decks, to be compared over the same games; null to ask of one alone. */
  readonly other: readonly DeckCards[] | null;
  /** The Opponents that are met; null for those of the Objective's pack. */
  readonly opponent: DeckCards | null;
  readonly objective: DefId;
  readonly variants: readonly Variant[];
  readonly bot: DoctorBot;
  readonly games: number;
  readonly seed: string | null;
}

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

/** A team as it is to be kept; without an id it is a new one. */
export interface KeepTeam extends Omit<Team, 'id'> {
  readonly id: string | null;
}

/** Which cards are to be swapped in which of the members. */
export interface SwapRequest {
  readonly members: readonly string[];
  readonly swaps: readonly Pick<Swap, 'deck' | 'take' | 'put'>[];
  /** What the members are called where somebody reads them, in their order: copies are called after them. */
  readonly names?: readonly string[] | undefined;
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

/** What can be asked about decks that are not played yet. */
export interface DoctorApi {
  /** What a deck list amounts to. */
  studyDeck(cards: DeckCards): Promise<Reply<DeckStudy>>;
  oddsOfHolding(request: HoldingRequest): Promise<Reply<Holding>>;
  sampleHand(request: SampleHandRequest): Promise<Reply<SampleHand>>;
  studyTeam(decks: readonly DeckCards[]): Promise<Reply<TeamAdvice>>;
  /** Builds a deck by wish; nothing is kept. */
  wishDeck(wish: WishRequest): Promise<Reply<WishAnswer>>;
  /** The last changed first. */
  listTeams(): Promise<Reply<readonly Team[]>>;
  keepTeam(team: KeepTeam): Promise<Reply<Team>>;
  /** Deletes a team; its decks stay. */
  deleteTeam(id: string): Promise<Reply<null>>;
  /** Swaps cards in decks: each becomes a new version, all of them or none. */
  makeSwaps(request: SwapRequest): Promise<Reply<Swapped>>;
  /** Every saved version of a deck, the latest first. */
  pastDecks(deck: string): Promise<Reply<readonly PastDeck[]>>;
  /** How fast games go: told before they begin. */
  doctorPace(): Promise<Reply<DoctorPace>>;
  /** Begins to play games with a deck; a run that is under way is cancelled. */
  startDoctor(question: DoctorQuestion): Promise<Reply<DoctorRun>>;
  doctorProgress(id: string): Promise<Reply<DoctorProgress>>;
  /** Stops a run; what it found so far stays to be asked for. */
  cancelDoctor(id: string): Promise<Reply<DoctorProgress>>;
}

export const DOCTOR_CHANNELS = [
  'studyDeck',
  'oddsOfHolding',
  'sampleHand',
  'studyTeam',
  'wishDeck',
  'listTeams',
  'keepTeam',
  'deleteTeam',
  'makeSwaps',
  'pastDecks',
  'doctorPace',
  'startDoctor',
  'doctorProgress',
  'cancelDoctor',
] as const satisfies readonly (keyof DoctorApi)[];
