import { glanceAway } from './glance.ts';
import type { Looked } from './looked.ts';
import { Reminders } from './reminders.ts';

/** What a card is shown large for: the pointer that rests on it, or the focus that somebody brought to it. */
export type Showing = 'pointer' | 'focus';

/** The card that is shown large, and what it is shown beside. */
export interface Shown {
  readonly on: HTMLElement;
  readonly looked: Looked;
  readonly by: Showing;
  /** The card that lies there; null for what only stands for one. */
  readonly card: string | null;
}

const cardOn = (on: HTMLElement): string | null => on.getAttribute('data-card');

/** The one card that is shown large beside the pointer or the focus. It goes with whichever of the two it was shown for. */
export class Preview {
  readonly reminders = new Reminders();
  #shown = $state.raw<Shown | null>(null);

  get shown(): Shown | null {
    return this.#shown;
  }

  show(on: HTMLElement, looked: Looked, by: Showing): void {
    this.#shown = { on, looked, by, card: cardOn(on) };
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
    const { on, by, card } = this.#shown;
    const stays = by === 'pointer' ? on.matches(':hover') : on === document.activeElement;
    if (!on.isConnected || !stays || cardOn(on) !== card) this.#shown = null;
  }

  /** Shows nothing large until the pointer moves, or the focus walks, again. */
  close(): void {
    glanceAway();
    this.#shown = null;
  }
}
