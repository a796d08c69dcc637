import type { ChosenDeck } from './games/alpha-omega/new-game/set-up.ts';

/** A page of the program. A game on the table is none: it lies over whichever is shown. */
export type Page =
  | { readonly name: 'home' }
  /** With a deck that somebody wants to play. */
  | { readonly name: 'new'; readonly withDeck?: ChosenDeck }
  | { readonly name: 'credits' }
  | { readonly name: 'library' }
  /** A card by its id. */
  | { readonly name: 'codex'; readonly card: string }
  | { readonly name: 'saves' }
  | { readonly name: 'backups' }
  | { readonly name: 'packs' }
  | { readonly name: 'decks' }
  | { readonly name: 'deck'; readonly deck: string }
  /** The deck that is asked about at first, or those of a team by their names (`deck:<id>`, `starter:<pack>`). */
  | { readonly name: 'doctor'; readonly deck?: string; readonly team?: readonly string[] }
  | { readonly name: 'journeys' }
  | { readonly name: 'newJourney'; readonly kind: 'campaign' | 'pilgrimage' }
  /** With `restart` it is asked at once whether its Objective is to be begun once more. */
  | { readonly name: 'journey'; readonly id: string; readonly restart?: boolean }
  | { readonly name: 'calendar'; readonly calendar: 'daily' | 'weekly' }
  | { readonly name: 'achievements' }
  | { readonly name: 'team' }
  | { readonly name: 'wish' }
  | { readonly name: 'replays' }
  | { readonly name: 'replay'; readonly game: string; readonly moment?: number }
  | { readonly name: 'statistics' };

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
