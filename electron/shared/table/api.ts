import type { Back, Occupant } from '../../../engine/index.ts';
import type { AnyWire } from '../games/wires.ts';
import type { Wire } from '../games/wire.ts';
import type {
  BeatOf,
  LogEntryOf,
  LookedOf,
  Moment,
  Seating,
  StandingOf,
  Stop,
  SteppedOf,
  Timeline,
} from './standing.ts';

export type { Back, Moment, Occupant, Seating, Stop, Timeline };
/** What is asked for when a game begins. */
export type NewGame<W extends Wire = AnyWire> = W['request'];
export type LogEntry<W extends Wire = AnyWire> = LogEntryOf<W['told']>;
export type Standing<W extends Wire = AnyWire> = StandingOf<W['view'], W['told']>;
export type Looked<W extends Wire = AnyWire> = LookedOf<W['view']>;
export type Beat<W extends Wire = AnyWire> = BeatOf<W['view'], W['told']>;
/** It is on disk before it is sent. */
export type Step<W extends Wire = AnyWire> = SteppedOf<W['view'], W['told']>;

/** A line of the list of games; holds nothing that is hidden in the game. */
export interface CommonSummary {
  readonly id: string;
  readonly seats: readonly string[];
  readonly seed: string;
  readonly round: number;
  /** Answers given so far that count. */
  readonly answers: number;
  readonly hands: Seating['hands'];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly playedAt: string;
  /** The series of games that it is one of; null where it is none's. */
  readonly journey: JourneyName | null;
  /** The rules of today know it, or can take it over: else it can only be watched. */
  readonly goesOn: boolean;
}

/** A game as the list of games shows it, with what its own kind says of it. */
export type GameSummary<W extends Wire = AnyWire> = CommonSummary &
  W['about'] & { readonly ruleset: W['ruleset']; readonly outcome: W['outcome'] | null };

/** A journey by its name. */
export interface JourneyName {
  readonly id: string;
  readonly kind: 'campaign' | 'pilgrimage';
  readonly name: string;
}

/** A stored game of which not even the list can say anything. It stays as it is until somebody deletes it. */
export interface UnreadableGame {
  readonly id: string;
  readonly playedAt: string;
  /** What is wrong, and where. */
  readonly detail: string;
}

export interface GameList<W extends Wire = AnyWire> {
  /** The last played first. */
  readonly games: readonly GameSummary<W>[];
  readonly unreadable: readonly UnreadableGame[];
}

/** A game on the table: what may be seen, and the whole log and line so far. */
export interface OpenGame<W extends Wire = AnyWire> extends Standing<W> {
  readonly id: string;
  readonly seed: string;
  /** What would have to be asked for to play its like again, without seed and people; null where that cannot be. */
  readonly request: W['request'] | null;
  /** The cards of the very packs that this game is played with; others may be had by now. */
  readonly cards: readonly W['print'][];
  /** What the players should know about what they see; most often nothing. */
  readonly notice: Notice | null;
}

/** `logIncomplete`: the stored answers do not lead to what was stored as seen last, so the log may miss something. */
export type Notice = 'logIncomplete';
