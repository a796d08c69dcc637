import type { Snippet } from 'svelte';
import type { LevelTile } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { LevelId } from '../../../engine/alpha-omega/index.ts';
import type { Page } from '../../pages.svelte.ts';
import type { Session } from './session.svelte.ts';
import type { Again } from './outcome/again.ts';

/** What one plays when the book's example is over. */
export type AfterExample = 'firstBattle' | 'newGame';

/** What a table is laid with. */
export interface TableProps {
  readonly session: Session;
  /** Away from it: to the first page unless another is named. */
  readonly onleave: (to?: Page) => void;
  /** The level that is played at; null or left out where the game is at none. */
  readonly level?: LevelId | null;
  /** Somebody comes back to it, and is told what came before. */
  readonly isReopened?: boolean;
  /** It is drawn in parts, so that it holds up nothing; else at once. */
  readonly inParts?: boolean;
  /** The game is the tutorial, and this leads on from its end. */
  readonly onlearnt?: ((next: AfterExample) => void) | null;
  /** The game is the First Battle: its lessons are given, and this leads from its victory to the map of the journeys. */
  readonly onjourney?: (() => void) | null;
  /** Somebody wants to play its like again. */
  readonly onagain?: ((how: Again) => void) | null;
  /** Somebody wants to watch this game from its beginning. */
  readonly onwatch?: ((game: string) => void) | null;
  /** Stands in the place of the question where the game is watched again. */
  readonly watch?: Snippet;
}

/** What a table that people sit around is laid with. */
export interface CouchTableProps extends Omit<TableProps, 'level'> {
  /** The ladder of levels, the gentlest first: which the game is at is read from how it was asked for. */
  readonly levels?: readonly LevelTile[];
}
