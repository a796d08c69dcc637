import type { Looked } from './looked.ts';

/** What a card is shown large for: the pointer that rests on it, or the focus that somebody brought to it. */
export type Showing = 'pointer' | 'focus';

/** The card that is shown large, and what it is shown beside. */
export interface Shown {
  readonly on: HTMLElement;
  readonly looked: Looked;
  readonly by: Showing;
}

/** The one card that is shown large beside the pointer or the focus. It goes with whichever of the two it was shown for. */
export class Preview {
  #shown = $state.raw<Shown | null>(null);

  get shown(): Shown | null {
    return this.#shown;
  }

  show(on: HTMLElement, looked: Looked, by: Showing): void {
    this.#shown = { on, looked, by };
  }

  /** The pointer, or the focus, is no longer there. */
  leave(on: HTMLElement, by: Showing): void {
    if (this.#shown?.on === on && this.#shown.by === by) this.#shown = null;
  }

  /** The pointer came to another card: it rises there, and nothing large stands beside the one before. */
  comeTo(on: HTMLElement): void {
    if (this.#shown !== null && this.#shown.on !== on) this.#shown = null;
  }

  /** What was drawn anew, or slid away, tells nobody that it was left. */
  check(): void {
    if (this.#shown === null) return;
    const { on, by } = this.#shown;
    const stays = by === 'pointer' ? on.matches(':hover') : on === document.activeElement;
    if (!on.isConnected || !stays) this.#shown = null;
  }

  close(): void {
    this.#shown = null;
  }
}
