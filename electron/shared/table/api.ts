import type { Back, Occupant, SeatId } from '../../../engine/index.ts';
import type { AnyWire } from '../games/wires.ts';
import type { Wire } from '../games/wire.ts';
import type { Reply } from '../reply.ts';
import type { Settings } from '../settings.ts';
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

export interface GameAnswer {
  readonly game: string;
  readonly decision: number;
  readonly seat: SeatId;
  readonly answer: readonly string[];
  /** Who answers, if another than the asked seat takes over for it. */
  readonly by?: SeatId;
  /** Where what comes of it is to wait until somebody goes on. */
  readonly stops?: readonly Stop[];
}

/** The game that goes on from where it waits. */
export interface LeaveStopRequest {
  readonly game: string;
}

/** How far to go back, and who wants it. */
export interface UndoRequest {
  readonly game: string;
  readonly by: SeatId | null;
  readonly back: Back;
}

export interface RedoRequest {
  readonly game: string;
  readonly by: SeatId | null;
}

/** The question that is asked of a bot's seat. */
export interface BotRequest {
  readonly game: string;
  readonly decision: number;
  readonly stops?: GameAnswer['stops'];
}

/** A moment of the timeline to return to. */
export interface ReturnRequest {
  readonly game: string;
  readonly by: SeatId | null;
  readonly moment: number;
}

/** A moment of the timeline to be shown. */
export interface LookRequest {
  readonly game: string;
  readonly moment: number;
}

/** Whose hand is to be seen. */
export interface RevealRequest {
  readonly game: string;
  readonly seat: SeatId;
}

export interface ConcealRequest {
  readonly game: string;
}

/** Whoever sits at `by` answers this question for the seat that is asked: it is told before a hand is seen. */
export interface TakeOverRequest {
  readonly game: string;
  readonly decision: number;
  readonly by: SeatId;
}

/** Who plays a seat from now on. */
export interface SitRequest {
  readonly game: string;
  readonly seat: SeatId;
  readonly player: Occupant;
}

/** Which question a hint is wanted for: the one that the window shows. */
export interface CounselRequest {
  readonly game: string;
  readonly decision: number;
}

/** Which answer of a computer player the reason is wanted of: by the number of its record. */
export interface ReasonRequest {
  readonly game: string;
  readonly moment: number;
}

/** What is to be foreseen: what comes after the question that the window shows. */
export interface ForecastRequest {
  readonly game: string;
  /** That question; null where none is asked since a turn that is over waits. */
  readonly decision: number | null;
  /** An answer to the question that is tried first. */
  readonly first?: readonly string[];
  /** At each fork after the other, the option that must be followed. */
  readonly choices?: readonly string[];
  /** Only what comes up to the first fork is wanted: of what follows it no more is worked out than must be. */
  readonly brief?: true;
}

/** What some answers to the question that the window shows would do at once. */
export interface PredictionRequest {
  readonly game: string;
  readonly decision: number;
  /** The ids of those answers. */
  readonly options: readonly string[];
}

/** For whose game the odds of the next Opponent card are wanted. */
export interface OddsRequest {
  readonly game: string;
}

/** What those who look at a game want to know the reason of. */
export interface WhyRequest<W extends Wire = AnyWire> {
  readonly game: string;
  readonly why: W['why'];
}

/** The games, and what they are played with: one channel a function. */
export interface TableApi<W extends Wire = AnyWire> {
  listGames(): Promise<Reply<GameList<W>>>;
  newGame(request: NewGame<W>): Promise<Reply<OpenGame<W>>>;
  openGame(id: string): Promise<Reply<OpenGame<W>>>;
  answer(answer: GameAnswer): Promise<Reply<Step<W>>>;
  /** Goes on from where the table waits. */
  leaveStop(request: LeaveStopRequest): Promise<Reply<Step<W>>>;
  /** Lets the bot whose seat is asked answer, now that the window has shown what came before. */
  botAnswer(request: BotRequest): Promise<Reply<Step<W>>>;
  /** Takes back what was answered, however much was revealed by it. */
  undo(request: UndoRequest): Promise<Reply<Standing<W>>>;
  /** Brings back what the last undo took back. */
  redo(request: RedoRequest): Promise<Reply<Standing<W>>>;
  returnTo(request: ReturnRequest): Promise<Reply<Standing<W>>>;
  /** How the game stood at an earlier moment; it changes nothing. */
  lookAt(request: LookRequest): Promise<Reply<Looked<W>>>;
  /** Private hands: from now on this seat looks, and nobody else. */
  reveal(request: RevealRequest): Promise<Reply<Standing<W>>>;
  /** Private hands: from now on nobody looks. */
  conceal(request: ConcealRequest): Promise<Reply<Standing<W>>>;
  /** Tells that somebody answers one question for the seat that is asked. */
  takeOver(request: TakeOverRequest): Promise<Reply<Standing<W>>>;
  /** Somebody joins, leaves, or takes a seat over. */
  sit(request: SitRequest): Promise<Reply<Standing<W>>>;
  /** A hint for the pending decision, from what the asked seat may know; it changes nothing. */
  counsel(request: CounselRequest): Promise<Reply<W['counsel']>>;
  /** What speaks for an answer that a computer player gave, for those who see its hand; it changes nothing. */
  reasonGiven(request: ReasonRequest): Promise<Reply<W['reasonGiven']>>;
  /** Omens: what comes up to the Strength Check, from what those who look may know; it changes nothing. */
  forecast(request: ForecastRequest): Promise<Reply<W['forecast']>>;
  /** What some answers are sure to do at once, from what those who look may know; it changes nothing. */
  predict(request: PredictionRequest): Promise<Reply<readonly W['prediction'][]>>;
  /** Why something is as it is, from what those who look may see; it changes nothing. */
  explain(request: WhyRequest<W>): Promise<Reply<W['explanation']>>;
  /** What the next Opponent card may be, from what those who look know; it changes nothing. */
  odds(request: OddsRequest): Promise<Reply<W['odds']>>;
  deleteGame(id: string): Promise<Reply<null>>;
  settings(): Promise<Reply<Settings>>;
  /** Keeps the settings, all of them at once. */
  saveSettings(settings: Settings): Promise<Reply<Settings>>;
}

export const TABLE_CHANNELS = [
  'listGames',
  'newGame',
  'openGame',
  'answer',
  'leaveStop',
  'botAnswer',
  'undo',
  'redo',
  'returnTo',
  'lookAt',
  'reveal',
  'conceal',
  'takeOver',
  'sit',
  'counsel',
  'reasonGiven',
  'forecast',
  'predict',
  'explain',
  'odds',
  'deleteGame',
  'settings',
  'saveSettings',
] as const satisfies readonly (keyof TableApi)[];
