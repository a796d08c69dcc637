import type { Component } from 'svelte';
import type {
  AnyWire,
  DeckInside,
  GameList,
  GameSummary,
  OpenGame,
  Replay,
  Reply,
  Trouble,
  Wire,
} from '../electron/shared/api.ts';
import type { Stance } from '../engine/index.ts';
import type { GameApi } from './api.ts';
import type { Page } from './pages.svelte.ts';
import type { Session } from './table/session.svelte.ts';
import type { Part } from './ui/part.svelte.ts';

/** The program as it stands before its pages and before the tables of its games. */
export interface Host {
  readonly api: GameApi;
  readonly faces: Faces;
  /** The games that are kept, as they were read last. */
  readonly list: GameList;
  /** The game on the table; null where a page is shown. */
  readonly session: Session | null;
  /** A table is coming. */
  readonly busy: boolean;
  /** Why what was wanted last did not come; it is told on the page, or at the table. */
  readonly trouble: Trouble | null;
  /** To another page; its heading has the focus then. */
  go(page: Page): Promise<void>;
  /** Somebody is about to go to this page: it is read meanwhile. */
  near(page: Page): void;
  /** To the page one came from. */
  back(): Promise<void>;
  /**
   * To the table of the game that this call begins or opens; a trouble is told.
   * @param game what is opened, for a report of that trouble
   * @returns did it come to the table
   */
  sitDown(call: () => Promise<Reply<OpenGame>>, game?: string): Promise<boolean>;
  /** Away from the table, to the first page unless another is named. */
  leave(to?: Page): Promise<void>;
  /** Reads a part of the window; where that fails, it is told. @returns null then */
  read<T>(coming: Promise<T>): Promise<T | null>;
  /** Reads games, and what each game has at hand, anew, after something changed them. */
  refresh(): Promise<void>;
}

/** Words with the language they are in, where it is not the program's. */
export interface Named {
  readonly text: string;
  readonly lang?: string | undefined;
}

/** A place that the first page leads to. */
export interface Place {
  readonly page: Page;
  readonly icon: Component;
  /** The colour of the glass behind its icon. */
  readonly glass: 'gold' | 'blue' | 'green' | 'rose' | 'violet' | 'copper';
  /** Words are read when they are drawn: the language may have changed. */
  readonly word: () => string;
  /** What one does there, in a few words. */
  readonly note: () => string;
}

/** A fault in what a game reads from the disk: what it names is left out, everything else works. */
export interface ContentIssue {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

type PartWith<Props extends Record<string, unknown>> = Part<Component<Props>>;

/** How a game fills the first page of the program. */
export interface FrontPage<W extends Wire> {
  /** Was nothing of it ever begun? The page shows the way in then, and the rest small. */
  isNew(games: readonly GameSummary<W>[]): boolean;
  /** The game that its first button leads back to, which tells of it; null where it leads to none. */
  leading(games: readonly GameSummary<W>[]): GameSummary<W> | null;
  /** What leads into it. */
  readonly start: Component<{ host: Host; isFirst: boolean }>;
  readonly places: readonly Place[];
}

/** A game as the window shows it: its words in lists, its pages, its table. Drawings are read when they are first wanted. */
export interface Face<W extends Wire, S extends Session<W> = Session<W>> {
  readonly ruleset: W['ruleset'];
  readonly stance: Stance;
  readonly name: () => string;
  /** What its pages and words need was read. */
  readonly isReady: boolean;
  readonly issues: readonly ContentIssue[];
  /** Reads what its pages and words need. What cannot be read stays as it was. */
  load(): Promise<Reply<unknown>>;
  /** Reads anew what changes as games are played. @param games those of this game that are kept */
  refresh(games: readonly GameSummary<W>[]): Promise<void>;

  /** What a game is called that has no name of its own. */
  title(game: GameSummary<W>): Named;
  /** Who plays a game, and how far it is or how it ended. */
  line(game: GameSummary<W>): string;
  /** All who play a game, by their names. */
  people(game: GameSummary<W>): readonly string[];
  /** Did those who play lose it, so that it is shown as lost? */
  isLost(game: GameSummary<W>): boolean;
  /** The small picture of a kept game. */
  readonly thumbnail: PartWith<{ host: Host; thumbnail: W['thumbnail'] }>;

  /** How it fills the first page, where it is the first game; null where only its name leads to it. */
  readonly front: FrontPage<W> | null;
  /** It is there to be tried by those who build games, and offered only to them. */
  readonly isSample: boolean;
  /** To the page on which a game of it is set up. */
  newGame(host: Host): Promise<void>;

  /** Is this one of its pages? */
  has(page: Page): boolean;
  /** Reads a page of its own, before that is shown. */
  comes(page: Page): Promise<void>;
  /** Draws a page of its own. */
  readonly page: Component<{ host: Host; page: Page }>;
  /** Does this page of its own tell a trouble itself? */
  tellsTrouble(page: Page): boolean;
  /** Does one go on from this page of its own once a game is over, so that no way leads back to that table? */
  leadsOn(page: Page): boolean;

  /** Brings a game to the table, with all that drawing it takes. */
  toTable(opened: OpenGame<W>): Promise<S>;
  readonly table: PartWith<{ host: Host; session: S }>;
  /** A game that is watched again, from a moment on. */
  readonly replay: PartWith<{ host: Host; replay: Replay<W>; moment: number | null }>;

  readonly rulebook: PartWith<{ host: Host; onclose: () => void }>;
  /** The ways to learn it; null where there is none beside the rulebook. */
  readonly learn: PartWith<{ host: Host; onclose: () => void }> | null;
  /** How its own things look, in the settings; null where it asks nothing there. */
  readonly look: PartWith<Record<string, never>> | null;
  /** Decks that people share as files; null where it has none. */
  readonly decks: {
    /** What is in such a file. */
    readonly inside: PartWith<{ decks: readonly DeckInside[] }>;
    /** The page that shows these decks. */
    page(decks: readonly string[]): Page;
  } | null;
}

/** All games of the program. */
export interface Faces {
  readonly first: Face<AnyWire>;
  /** How the first one fills the first page. */
  readonly front: FrontPage<AnyWire>;
  /** All of them, the first one first. */
  readonly all: readonly Face<AnyWire>[];
  /** The face of the games of a ruleset. */
  of(ruleset: string): Face<AnyWire>;
}

/** The page of those that are not the program's own is drawn by the game whose page it is; null where it is the program's. */
export const faceOfPage = (faces: Faces, page: Page): Face<AnyWire> | null =>
  faces.all.find((face) => face.has(page)) ?? null;
