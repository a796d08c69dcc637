/** How a card that is carried hangs behind the hand that carries it, in degrees by pixels a millisecond, and at most. */
const TURN = 6;
const MOST = 9;

/** How soon it follows a change of speed, and how soon a hand that stands still has no speed left, in milliseconds. */
const FOLLOWS = 70;
const STOPS = 60;

/** How much of a way is gone after a time. */
const share = (ms: number, pace: number): number => 1 - Math.exp(-ms / pace);

/** The tilt of a card that is carried: it leans the way it is carried, the faster the more, and hangs straight once it rests. */
export class Sway {
  #x: number | null = null;
  #speed = 0;
  #turn = 0;
  #last: number | null = null;

  /**
   * How far it leans at a moment, in degrees; to be asked for each frame.
   * @param x where it is carried, in pixels
   * @param now in milliseconds
   */
  at(x: number, now: number): number {
    const ms = this.#last === null ? 0 : Math.max(0, now - this.#last);
    if (ms > 0 && this.#x !== null) {
      this.#speed += ((x - this.#x) / ms - this.#speed) * share(ms, STOPS);
      const wanted = Math.max(-MOST, Math.min(MOST, this.#speed * TURN));
      this.#turn += (wanted - this.#turn) * share(ms, FOLLOWS);
    }
    this.#x = x;
    this.#last = now;
    return this.#turn;
  }
}
