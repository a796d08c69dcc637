import type { GameRow } from '../../../db/games/games.ts';
import type { PackVersion } from '../../../db/games/packs.ts';
import type { GameRules } from '../../../engine/contract.ts';
import type { Result } from '../../../engine/index.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import type { GameSummary, Moment, NewGame, Reply } from '../../shared/api.ts';
import type { Sides } from '../../shared/table/standing.ts';

/** Facts for the line of a game that stand in its state, and not in its row. */
export interface Known {
  /** It can be gone on with. */
  readonly goesOn: boolean;
  /** The parts achieved of a game of several that goes on; null where that is not known: its first one is named then. */
  readonly achieved: number | null;
}

/** The place of a moment in the story of a game. */
export type Place = Pick<Moment, 'round' | 'phase' | 'turn'>;

/** Something wrong with one of several packs. */
export interface PackFinding {
  /** Which of them, counted from 0. */
  readonly pack: number;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The adapter of a game: all that the sessions must know of it beside its rules, how it is set up, read and listed. */
export interface GameAdapter<
  G extends GameTypes,
  Told,
  Print,
  Request extends NewGame = NewGame,
> extends GameRules<G, Told> {
  /** The set-up for what a player asked for, with the cards of these packs. */
  deal(request: NewGame, packs: readonly PackVersion[]): Reply<G['setup']>;
  /** The request that sets a game up like this again; null where none can. */
  requestOf(setup: G['setup']): Request | null;
  /** A stored set-up, if it is one, else what is wrong with it. */
  readSetup(stored: unknown): Result<G['setup'], string>;
  /** The cards of these packs, or why they cannot be read. */
  readContent(packs: readonly PackVersion[]): Result<G['content'], string>;
  /**
   * Are these values packs in one piece, as games keep those they were begun with? They may come from outside the program.
   * @returns or what is wrong with the first that is not: which one it is, and where
   */
  wholePacks(values: readonly unknown[]): Result<null, PackFinding>;
  /** Stored events as they were told, as far as they are events at all; else what is wrong with them. */
  readTold(stored: readonly unknown[]): Result<readonly Told[], string>;
  /** A stored view with all that a table draws, asking nothing; else what is wrong with it. */
  readView(stored: unknown): Result<G['view'], string>;
  /** The place in the game after these events; before anything was told, `before` is null. */
  placeAfter(before: Place | null, told: readonly Told[]): Place;
  /** The cards as they are printed, for the table to show. */
  prints(content: G['content']): readonly Print[];
  /** For whom the things on a table fight, as everybody sees. */
  sides(view: G['view']): Sides;
  /** A line of the list of games, or what is wrong with a row that this game did not write so. */
  summary(row: GameRow, known: Known): Result<GameSummary, string>;
}
