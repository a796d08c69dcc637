import type { GamesPage } from './games/pages.ts';

/** A page of the program's own. */
export type ShellPage =
  | { readonly name: 'home' }
  | { readonly name: 'credits' }
  | { readonly name: 'saves' }
  | { readonly name: 'backups' }
  | { readonly name: 'packs' }
  | { readonly name: 'replays' }
  | { readonly name: 'replay'; readonly game: string; readonly moment?: number };

/** A page of the program. A game on the table is none: it lies over whichever is shown. */
export type Page = ShellPage | GamesPage;

const HOME: Page = { name: 'home' };

/** Which page is shown, and by which pages one came to it. */
class Pages {
  #way = $state.raw<readonly Page[]>([HOME]);

  /** The games from whose tables one came to pages. */
  readonly #tables = new WeakMap<Page, string>();

  readonly shown = $derived(this.#way.at(-1) ?? HOME);

  /** To a page. The way back leads here, except that the first page is where every way begins. */
  go(page: Page): void {
    // The page that is shown already is no way to anywhere.
    if (JSON.stringify(page) === JSON.stringify(this.shown)) return;
    this.#way = page.name === 'home' ? [HOME] : [...this.#way, page];
  }

  /** To a page from the table of a game: the way back leads to that table, unless it lay over that page already. */
  goFromTable(page: Page, game: string): void {
    const before = this.shown;
    this.go(page);
    if (this.shown !== before) this.#tables.set(this.shown, game);
  }

  /**
   * To the page one came from; from the first page nowhere.
   * @returns the game whose table one came from, which lies over that page; null where it was none
   */
  back(): string | null {
    const game = this.#tables.get(this.shown) ?? null;
    if (this.#way.length > 1) this.#way = this.#way.slice(0, -1);
    return game;
  }

  /** Another page in place of the one shown, as where one chose something else on it. */
  replace(page: Page): void {
    this.#way = [...this.#way.slice(0, -1), page];
  }
}

/** One window shows one page at a time. */
export const pages = new Pages();
