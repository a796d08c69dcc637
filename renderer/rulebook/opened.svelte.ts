import { panels } from '../panels.svelte.ts';
import type { Place } from './places.ts';

/** Which page the rulebook is open at, and which were read before. It keeps its page while it is closed. */
export class OpenedBook {
  #pages = $state.raw<readonly (Place | null)[]>([null]);
  #at = $state(0);

  /** Null where the book begins. */
  get place(): Place | null {
    return this.#pages[this.#at] ?? null;
  }

  get hasEarlier(): boolean {
    return this.#at > 0;
  }

  get hasLater(): boolean {
    return this.#at < this.#pages.length - 1;
  }

  /** Opens the book at a page; what was turned back from is forgotten. */
  open(place: Place): void {
    const read = this.#pages.slice(0, this.#at + 1);
    this.#pages = [...read, place];
    this.#at = read.length;
    panels.open('help');
  }

  turn(by: -1 | 1): void {
    this.#at = Math.max(0, Math.min(this.#pages.length - 1, this.#at + by));
  }

  /** Forgets every page that was read. */
  forget(): void {
    this.#pages = [null];
    this.#at = 0;
  }
}

/** The one rulebook of this window: anything on the screen may open it where it has to be read. */
export const rulebook = new OpenedBook();
