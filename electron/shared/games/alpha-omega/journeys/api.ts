import type {
  Assist,
  Calendar,
  CalendarGame,
  Chapter,
  DefId,
  Outcome,
  Pilgrim,
  Side,
  Station,
  Variant,
} from '../../../../../engine/alpha-omega/index.ts';

/**
 * `over`: an Objective was lost, and the way ends here. `inTrash`: its game was thrown away and can be brought back. `gone`:
 * it was deleted for good.
 */
export type JourneyState = 'ongoing' | 'arrived' | 'over' | 'inTrash' | 'gone';

/** A journey as the list of journeys shows it. */
export interface JourneyLine {
  readonly id: string;
  readonly kind: 'campaign' | 'pilgrimage';
  readonly name: string;
  /** ISO 8601, UTC; so is `playedAt`. */
  readonly begunAt: string;
  readonly playedAt: string;
  readonly players: readonly string[];
  readonly variants: readonly Variant[];
  /** Help of ours that all its Objectives are played with. */
  readonly assists: readonly Assist[];
  /** The Objectives before its first one that had been won when it began: they stand on its map, and count there. */
  readonly wonBefore: readonly DefId[];
  readonly achieved: number;
  readonly of: number;
  readonly state: JourneyState;
  /** The Objective that is next or was last. */
  readonly objective: DefId;
  /** Achievement Scoring: of a campaign the best player's when it was over, of a Pilgrimage all that was gathered so far. */
  readonly points: number | null;
  /** Played to their end. */
  readonly rounds: number;
  readonly restarts: number;
  readonly putAway: boolean;
  /** A Pilgrimage waits for what is chosen after an Objective. */
  readonly isChoosing: boolean;
  /** Somebody played, and not only the program: what it came to is a record of theirs. */
  readonly isPlayed: boolean;
}

/** The best there was, over all journeys of a kind without a restart; null where there is none. */
export interface JourneyRecords {
  readonly furthest: JourneyLine | null;
  readonly points: JourneyLine | null;
  /** Fewest rounds for all Objectives. */
  readonly fastest: JourneyLine | null;
}

export interface JourneyList {
  /** The last played first. */
  readonly journeys: readonly JourneyLine[];
  /** Journeys of which nothing can be said; they stay as they are. */
  readonly unreadable: readonly { readonly id: string; readonly name: string; readonly detail: string }[];
  readonly campaigns: JourneyRecords;
  readonly pilgrimages: JourneyRecords;
  /** How many lamps a pilgrim sets out with. */
  readonly lamps: number;
}

/** How an Objective of a journey stands. */
export type StationState = 'achieved' | 'here' | 'lost' | 'ahead';

export interface CampaignStation {
  readonly objective: DefId;
  readonly state: StationState;
  /** What the game's story tells of it; null where it has not begun, or nothing is kept. */
  readonly chapter: Chapter | null;
  readonly restarts: number;
  /** One can return to its beginning. */
  readonly canRestart: boolean;
  /** Opponent cards that are not in their deck yet when it is played. */
  readonly waiting: number;
  /** The moment of the game at which it began; null where it has not, or is not known. */
  readonly began: number | null;
}

export interface CampaignJourney {
  readonly kind: 'campaign';
  readonly line: JourneyLine;
  readonly stations: readonly CampaignStation[];
  /** Null where it was thrown away or deleted. */
  readonly game: string | null;
  /** Its game in the trash; null where it does not lie there. */
  readonly trashed: string | null;
  readonly common: boolean;
  /** Each Good deck: its size at first, and what is left in it. */
  readonly decks: readonly { readonly size: number; readonly left: number }[];
  /** Good cards in hands, all players' together. */
  readonly held: number;
  /** Good Persons who fell, or were Lured Astray, and were not brought back. */
  readonly gone: readonly DefId[];
  readonly outcome: Outcome | null;
}

export interface PilgrimStation extends Station {
  readonly state: StationState;
  readonly chapter: Chapter | null;
  /** The last game of it; null where there is none any more. */
  readonly game: string | null;
}

export interface PilgrimJourney {
  readonly kind: 'pilgrimage';
  readonly line: JourneyLine;
  readonly pilgrim: Omit<Pilgrim, 'stations'>;
  /** Who joins the Opponents next, and at which Objective, counted from 0; null where nobody does any more. */
  readonly nextFoe: { readonly card: DefId; readonly station: number } | null;
  /** How many lamps there are in all. */
  readonly lamps: number;
  readonly stations: readonly PilgrimStation[];
  /** The game that is being played; null where the next is still to begin. */
  readonly game: string | null;
}

export type Journey = CampaignJourney | PilgrimJourney;

/** What a try at a game of the calendar came to. */
export interface TryResult {
  readonly winner: Side | null;
  readonly achieved: number;
  /** The best player's Achievement Scoring. */
  readonly points: number;
  readonly rounds: number;
  /** Something that had been shown was taken back. */
  readonly rewound: boolean;
}

export interface CalendarTry {
  readonly number: number;
  readonly game: string;
  /** Its game can still be opened. */
  readonly isKept: boolean;
  readonly begunAt: string;
  /** It was begun while its day or week was on. */
  readonly onTime: boolean;
  readonly result: TryResult | null;
}

/** A game of the calendar and what was tried at it, the first try first. */
export interface CalendarDay {
  readonly game: CalendarGame;
  readonly tries: readonly CalendarTry[];
}

export interface CalendarPage {
  readonly calendar: Calendar;
  /** The day, or the Monday of the week, that it is now: YYYY-MM-DD, UTC. */
  readonly now: string;
  /** The latest first; one after `now` was tried before the clock was set back. */
  readonly days: readonly CalendarDay[];
  /** Days or weeks in a row, up to now, whose first try, on time, was won; and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
}

/** A verse, and where it stands. */
export interface StoryVerse {
  readonly quote: string;
  readonly source: string;
}

/** What is told of an Objective in one language, with verses in it where there are some. */
export interface StoryTexts {
  readonly before?: StoryVerse;
  readonly after?: StoryVerse;
  /** What is particular about it, for whoever chooses among many. */
  readonly teaser?: string;
  readonly prologue: string;
  readonly victory: string;
  readonly defeat: string;
}

/** What is told of an Objective, in the languages there are; English always is. */
export interface Story {
  readonly objective: DefId;
  readonly before: StoryVerse;
  readonly after: StoryVerse;
  readonly texts: Readonly<Record<string, StoryTexts>>;
}

/** Where a game leads back to. */
export type GamePlace =
  | { readonly kind: 'journey'; readonly journey: string; readonly name: string; readonly station: number }
  | { readonly kind: 'calendar'; readonly calendar: Calendar; readonly day: string; readonly number: number };
