import type { Moment, Reply, Trouble } from '../../../electron/shared/api.ts';
import type { CommonView } from '../things.ts';
import { placeOf, roundFrom } from './places.ts';

/** An earlier moment, and how the game stood then. */
export interface LookedAt {
  readonly moment: { readonly number: number };
  readonly view: Pick<CommonView, 'eyes'>;
}

/** A game that can be looked back in. */
export interface Looking<L extends LookedAt> {
  /** The moments of the line that is played, now last. */
  readonly moments: readonly Moment[];
  readonly view: Pick<CommonView, 'eyes'>;
  trouble: Trouble | null;
  lookAt(moment: number): Promise<Reply<L>>;
}

/** Where a look back begins that is not asked for a moment of its own: one answer before now. */
const BEFORE = -2;

/** Looking back: which earlier moment the table shows, and the way from one to the other. Nothing changes in the game. */
export class Past<L extends LookedAt> {
  readonly #session: Looking<L>;
  #looked = $state.raw<L | null>(null);
  /** The page at the end of the game is to be opened again by whoever comes back. */
  isFromEnd = $state(false);
  #wanted: number | null = null;
  #isAsking = false;

  constructor(session: Looking<L>) {
    this.#session = session;
  }

  /** What is shown: a moment that is on the line no more, or that was for other eyes, is not. */
  readonly looked = $derived.by((): L | null => {
    const looked = this.#looked;
    if (looked === null || this.place(looked.moment.number) < 0) return null;
    return looked.view.eyes.join() === this.#session.view.eyes.join() ? looked : null;
  });

  /** The place among the moments of the one that is shown; the last one is now. */
  readonly at = $derived.by(() =>
    this.looked === null ? this.#session.moments.length - 1 : this.place(this.looked.moment.number),
  );

  readonly canLook = $derived.by(() => this.#session.moments.length > 1);

  place(number: number): number {
    return placeOf(this.#session, number);
  }

  /** Shows the moment at a place of the line; the last one is now. */
  async lookAt(place: number): Promise<void> {
    const { moments } = this.#session;
    const last = moments.length - 1;
    const moment = moments[Math.max(0, Math.min(place, last))];
    if (moment === undefined || place >= last) this.leave();
    else await this.#look(moment.number);
  }

  /** Begins to look back, or is there already. */
  async open(): Promise<void> {
    if (this.looked === null) await this.lookAt(Math.max(0, this.#session.moments.length + BEFORE));
  }

  async step(by: number): Promise<void> {
    await this.lookAt(Math.max(0, this.at + by));
  }

  /** To the beginning of a round: of the next one, or of this one and then of those before. */
  async turnRound(by: 1 | -1): Promise<void> {
    await this.lookAt(roundFrom(this.#session.moments, this.at, by));
  }

  /** Back to now. */
  leave(): void {
    this.#wanted = null;
    this.#looked = null;
  }

  /** While somebody drags, only the latest place is asked for once the one before has come. */
  async #look(number: number): Promise<void> {
    this.#wanted = number;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#isWanted()) await this.#fetch(this.#wanted);
    this.#isAsking = false;
  }

  #isWanted(): boolean {
    return this.#wanted !== null && this.#wanted !== this.#looked?.moment.number;
  }

  async #fetch(number: number | null): Promise<void> {
    if (number === null) return;
    const reply = await this.#session.lookAt(number);
    if (this.#wanted === null) return;
    if (reply.ok) this.#looked = reply.value;
    else {
      this.#session.trouble = reply.error;
      this.leave();
    }
  }
}
