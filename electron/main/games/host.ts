import type { StoredGame } from '../../../db/games/games.ts';
import type { ReadableDb } from '../../../db/file/handles.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import type { InParts } from '../../../engine/kernel/in-parts.ts';
import type { Wire } from '../../shared/games/wire.ts';
import type { AnyWire } from '../../shared/games/wires.ts';
import type { ForecastRequest, GameSummary, PredictionRequest, Reply } from '../../shared/api.ts';
import type { Answered, Seen } from '../sessions/looking.ts';
import type { GameAdapter } from '../sessions/game-adapter.ts';
import type { DeckFiles } from './deck-files.ts';
import type { PackFiles } from './pack-files.ts';

/**
 * What can be asked about a game beside what there is to see, each by eyes that may be anybody's. What a game has none of
 * is refused.
 */
export interface Asks<G extends GameTypes, W extends Wire> {
  /** A hint for the question that is asked, of which this is the number. */
  counsel?(seen: Seen<G>, decision: number): Reply<InParts<W['counsel']>>;
  /** What speaks for an answer that a computer player gave. */
  reasonGiven?(answered: Answered<G>): Reply<InParts<W['reasonGiven']>>;
  /** What is to come, as far as these eyes can know. */
  forecast?(seen: Seen<G>, request: Omit<ForecastRequest, 'game'>): Reply<W['forecast']>;
  /** What answers are sure to do at once. */
  predict?(seen: Seen<G>, request: Omit<PredictionRequest, 'game'>): Reply<readonly W['prediction'][]>;
  /** Why something is as it is. */
  explain?(seen: Seen<G>, why: W['why']): Reply<W['explanation']>;
  /** What chance may bring next. */
  odds?(seen: Seen<G>): Reply<W['odds']>;
}

/** A game as the main process keeps it: its sessions, what is stored of it, and what goes out and comes in as files. */
export interface GameHost<G extends GameTypes, Told, Print, W extends AnyWire> extends GameAdapter<
  G,
  Told,
  Print,
  W['request']
> {
  /** What everybody may see of how a game stands: made of what nobody's eyes see, so that no hand can be in it. */
  thumbnail(view: G['view'], content: G['content']): Omit<W['thumbnail'], 'id'>;
  /** What a file of this game is called unless somebody gave it a name. */
  title(summary: GameSummary<W>): string;
  /** What a game is found by beside who plays it, its seed and its day. */
  searchWords(db: ReadableDb): (summary: GameSummary<W>) => readonly string[];
  readonly asks: Asks<G, W>;
  /** What was found before about the choices of a game that mattered; null where nobody has asked yet. */
  keptPivotal?(db: ReadableDb, stored: StoredGame): W['pivotal'] | null;
  /** Packs of cards that people bring; left out where the game has none. */
  readonly packFiles?: PackFiles;
  /** Decks that people keep and share; left out where the game has none. */
  readonly deckFiles?: DeckFiles;
}
