import { windowClock, type Clock } from '../motion/schedule.ts';

/** Whoever has not moved for so long reaches for nothing, in milliseconds. */
const RESTS = 1500;

/** Whether a pointer reaches for something: it moves over it, or has just done so. */
export class Reach {
  readonly #clock: Clock;
  #isOn = $state(false);
  #forget = (): void => undefined;

  constructor(clock: Clock = windowClock) {
    this.#clock = clock;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** The pointer came over it, or moves there. */
  moves(): void {
    this.#forget();
    this.#isOn = true;
    this.#forget = this.#clock.after(RESTS, () => (this.#isOn = false));
  }

  /** The pointer left it, or what it could have been reached for is past. */
  ends(): void {
    this.#forget();
    this.#isOn = false;
  }
}
