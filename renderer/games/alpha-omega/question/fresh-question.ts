/** Nobody reads a question and answers it in less, in milliseconds: such a press was begun for the question before. */
const UNREAD = 350;

/**
 * Whether a question has only just come in place of another. A figure pressed then, or the second half of a double click,
 * was meant for the one before. It is let go once: whoever presses anything after that has seen that the question changed.
 */
export class FreshQuestion {
  #asked: number | null = null;
  #since = -Infinity;

  /** What is asked now; the first question of all comes in place of none. */
  asks(decision: number | null, now = performance.now()): void {
    if (decision === null || decision === this.#asked) return;
    if (this.#asked !== null) this.#since = now;
    this.#asked = decision;
  }

  /** A press begins, whatever it is. @returns what to call when it is over: one that brought a question has not seen it */
  press(): () => void {
    const asked = this.#asked;
    return () => {
      if (asked === this.#asked) this.#since = -Infinity;
    };
  }

  /** Was a press that comes now begun before this question could be read? */
  isUnread(now = performance.now()): boolean {
    return now - this.#since < UNREAD;
  }
}
