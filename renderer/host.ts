import type { DeckChoice, GameSummary, Library, OpenGame } from '../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../electron/shared/api.ts';
import type { DefId, ObjectiveDef, Side } from '../engine/alpha-omega/index.ts';
import type { GameApi } from './api.ts';
import { FIRST_BATTLE, isFirstWon } from './games/alpha-omega/first-battle/first-battle.ts';
import type { Page } from './pages.svelte.ts';
import type { CardBook } from './games/alpha-omega/words/cards/words.ts';

/** What the program offers to each of its pages. */
export interface Host {
  readonly api: GameApi;
  readonly library: Library;
  readonly book: CardBook;
  readonly objectives: readonly ObjectiveDef[];
  /** The Objectives at the beginning of the map that were won by themselves, as by the First Battle. */
  readonly wonBefore: readonly DefId[];
  /** To another page; its heading has the focus then. */
  go(page: Page): Promise<void>;
  /** To the page one came from. */
  back(): Promise<void>;
  /**
   * To the table of the game that this call begins or opens; a trouble is shown on the page.
   * @param game what is opened, for a report of that trouble
   */
  sitDown(call: () => Promise<Reply<OpenGame>>, game?: string): Promise<void>;
  /** To the page of a new game, with this deck chosen. */
  playWith(deck: DeckChoice, side: Side): Promise<void>;
  /** Reads cards and games anew, after something changed them. */
  refresh(): Promise<void>;
}

/** The Objectives before which a journey need not begin any more: the first one, once it was won as the First Battle. */
export const wonBeforeIn = (
  objectives: readonly ObjectiveDef[],
  games: readonly GameSummary[],
): readonly DefId[] => {
  const [first] = objectives;
  return first?.id === FIRST_BATTLE.objective && isFirstWon(games) ? [first.id] : [];
};

/** The Objectives that can be played for, in the order of their campaigns. */
export const objectivesIn = (library: Library | null, book: CardBook): readonly ObjectiveDef[] =>
  (library?.objectives ?? []).flatMap((id) => {
    const card = book.get(id);
    return card?.type === 'objective' ? [card] : [];
  });
