import { painted } from '../../../ui/painted.ts';

/** So many cards come at once: they are drawn and painted in less time than anybody notices. */
const AT_ONCE = 6;

/** So few cards in play are drawn anew for other eyes at once: the board that all of them see does not go and come again. */
const FEW = 18;

/** What comes to a table after its frame, in this order: the cards in play, what lies between and under them, and the hand. */
type Part = 'opponent' | 'good' | 'amid' | 'hand';

/** How many cards are to come. */
export interface Expected {
  readonly opponent: number;
  readonly good: number;
  readonly hand: number;
}

const whole = (count: number): number => Math.ceil(count / AT_ONCE) * AT_ONCE;

/**
 * How much of a table has come. Drawn at once, a full one would hold up the whole window; in parts, each of them is on the
 * screen before the next one is drawn. The question comes last. Unless it is told to begin, all is there.
 */
export class Arrival {
  #come = $state(Number.POSITIVE_INFINITY);
  #from: Readonly<Record<Part, number>> = { opponent: 0, good: 0, amid: 0, hand: 0 };
  #all = 0;

  /** Is everything there? */
  readonly isWhole = $derived.by(() => this.#come >= this.#all);

  /**
   * Leaves the table empty, but for its frame; call it before anything is drawn.
   * @param isAgain whether it was drawn before, for other eyes
   */
  begin({ opponent, good, hand }: Expected, isAgain: boolean): void {
    if (isAgain && opponent + good <= FEW) return;
    const amid = whole(opponent + good);
    this.#from = { opponent: 0, good: opponent, amid, hand: amid + AT_ONCE };
    this.#all = amid + AT_ONCE + Math.max(1, hand);
    this.#come = 0;
  }

  /** Has anything of this part come? */
  has(part: Part): boolean {
    return this.#come > this.#from[part];
  }

  /** Which cards of a part have come. */
  of<T>(part: Part, cards: readonly T[]): readonly T[] {
    const count = this.#come - this.#from[part];
    return count >= cards.length ? cards : cards.slice(0, Math.max(0, count));
  }

  /**
   * Lets one part after the other come, each in a task of its own once the one before is painted; where nobody looks, all at
   * once.
   * @returns a function that ends it
   */
  run(): () => void {
    let isEnded = false;
    const goOn = async (): Promise<void> => {
      while (this.#come < this.#all) {
        await painted();
        if (isEnded) return;
        const come = this.#come + AT_ONCE;
        // More cards may come to a table than were there.
        this.#come = come < this.#all ? come : Number.POSITIVE_INFINITY;
      }
    };
    void goOn();
    return () => {
      isEnded = true;
    };
  }
}
