import { glanceAway } from '../../../table/hand/glance.ts';
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

/** The seal that says what it means, and what it said as somebody came to it. */
interface Told {
  readonly on: HTMLElement;
  readonly by: Showing;
  readonly card: string | null;
  readonly words: string;
}

const cardOn = (on: HTMLElement): string | null => on.getAttribute('data-card');

/** Is the pointer still on what it had come to, or the focus on the card, and is that still the same card? */
function stays({ on, by, card }: Omit<Told, 'words'>, pointed: Element | null): boolean {
  const isThere = by === 'pointer' ? pointed?.matches(':hover') === true : on === document.activeElement;
  return isThere && on.isConnected && cardOn(on) === card;
}

/**
 * The one card that is shown large beside the pointer or the focus, and the seal that says what it means. Both go with
 * whichever of the two they were shown for.
 */
export class Preview {
  readonly reminders = new Reminders();
  #shown = $state.raw<Shown | null>(null);

  #told = $state.raw<Told | null>(null);

  get shown(): Shown | null {
    return this.#shown;
  }

  show(on: HTMLElement, looked: Looked, by: Showing): void {
    this.#shown = { on, looked, by, card: cardOn(on) };
    if (this.#told?.by === 'pointer' && by === 'pointer') this.#told = null;
  }

  /** The seal of a card says what it means, for as long as it means that. */
  tell(on: HTMLElement, words: string, by: Showing): void {
    this.#told = { on, by, card: cardOn(on), words };
  }

  /** Does this card's seal say what it means? What it means anew waits until somebody comes to it again. */
  isTold(card: string, words: string): boolean {
    return this.#told?.card === card && this.#told.words === words;
  }

  /** The card whose seal says what it means; null where none does. */
  get telling(): string | null {
    return this.#told?.card ?? null;
  }

  get isTelling(): boolean {
    return this.#told !== null;
  }

  /** The pointer, or the focus, is no longer there. */
  leave(on: HTMLElement, by: Showing): void {
    if (this.#shown?.on === on && this.#shown.by === by) this.#shown = null;
    if (this.#told?.on === on && this.#told.by === by) this.#told = null;
  }

  /** The pointer came to another card: it rises there, and nothing large stands beside the one before. */
  comeTo(on: HTMLElement): void {
    if (this.#shown !== null && this.#shown.on !== on) this.#shown = null;
    if (this.#told !== null && this.#told.on !== on) this.#told = null;
  }

  /** What was drawn anew, or slid away, tells nobody that it was left. */
  check(): void {
    if (this.#shown !== null && !stays(this.#shown, this.#shown.on)) this.#shown = null;
    if (this.#told === null) return;
    const seal = this.#told.on.querySelector('[data-seal]');
    const says = seal?.querySelector('[data-tip]')?.textContent;
    if (says !== this.#told.words || !stays(this.#told, seal)) this.#told = null;
  }

  /** Shows nothing large until the pointer moves, or the focus walks, again. */
  close(): void {
    glanceAway();
    this.#shown = null;
    this.#told = null;
  }
}
