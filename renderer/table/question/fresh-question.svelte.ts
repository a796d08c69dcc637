import { windowClock, type Clock } from '../motion/schedule.ts';

/** Nobody reads a question and answers it in less, in milliseconds: such a press was begun for what stood there before. */
const UNREAD = 400;

/** The same of a question that came in between, where somebody had another in mind. */
const UNFORESEEN = 1000;

/**
 * Whether a question has only just come. A key pressed then, or the second half of a double click, was meant for what stood
 * there before: the question before, or the table that was still telling what happened.
 */
export class FreshQuestion {
  readonly #clock: Clock;
  #asked: number | null = null;
  /** Somebody has looked at this table without being asked this. */
  #hasStood = false;
  #unread = $state.raw<number | null>(null);
  #forget = (): void => undefined;

  constructor(clock: Clock = windowClock) {
    this.#clock = clock;
  }

  /**
   * What is asked now, or that nothing is; a question with which the table was opened comes in place of none.
   * @param isUnforeseen it is none that whoever is asked led to
   */
  asks(decision: number | null, isUnforeseen = false): void {
    const isNew = this.#hasStood && decision !== null && decision !== this.#asked;
    this.#hasStood = true;
    this.#asked = decision;
    if (!isNew) return;
    this.#forget();
    this.#unread = decision;
    this.#forget = this.#clock.after(isUnforeseen ? UNFORESEEN : UNREAD, () => (this.#unread = null));
  }

  /** Forgets the question: nothing comes of it any more. */
  stop(): void {
    this.#forget();
    this.#unread = null;
  }

  /** Was a press that comes now begun before this question could be read? */
  get isUnread(): boolean {
    return this.#unread !== null;
  }
}
