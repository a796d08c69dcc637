import type { SeatId } from '../../../engine/index.ts';
import type { Couch } from '../couch/couch.svelte.ts';
import type { CommonView } from '../things.ts';

/** A hand that these eyes may see. */
export interface Hand {
  readonly seat: SeatId;
  readonly name: string;
  readonly hand: readonly object[];
}

/** Whose hands there are, and who may look at them. */
interface Table<H extends Hand> {
  readonly view: Pick<CommonView, 'pending' | 'turn'>;
  /** The hands that these eyes may see. */
  readonly hands: readonly H[];
  readonly couch: Pick<Couch, 'call' | 'curtain' | 'hide' | 'isAlone' | 'isBot' | 'isPrivate'>;
}

/** Which hand lies open before the table: that of whoever is asked, or another that somebody looks at until the next question. */
export class OpenHand<H extends Hand> {
  readonly #table: Table<H>;
  #looked = $state.raw<{ readonly seat: SeatId; readonly at: number | null } | null>(null);

  constructor(table: Table<H>) {
    this.#table = table;
  }

  get all(): readonly H[] {
    return this.#table.hands;
  }

  /** Whose cards lie there, open or closed. */
  readonly seat = $derived.by((): SeatId => {
    const { couch, view } = this.#table;
    if (couch.curtain.at === 'handover') return couch.curtain.next;
    return this.#looked?.at === this.#question ? this.#looked.seat : (view.pending?.seat ?? view.turn ?? 0);
  });

  readonly shown = $derived.by(() => this.all.find(({ seat }) => seat === this.seat) ?? this.all[0] ?? null);

  /** May whoever has a private hand open hide it again? */
  readonly mayHide = $derived.by(() => {
    const { couch } = this.#table;
    return couch.curtain.at === 'seat' && !couch.isAlone;
  });

  look(seat: SeatId): void {
    const { couch } = this.#table;
    if (!couch.isPrivate) this.#looked = { seat, at: this.#question };
    else if (couch.curtain.at === 'seat' && couch.curtain.seat === seat) couch.hide();
    else if (!couch.isBot(seat)) couch.call(seat);
  }

  /** The next hand, round and round. */
  lookOn(): void {
    const here = this.all.findIndex((one) => one === this.shown);
    const next = this.all[(here + 1) % this.all.length];
    if (next !== undefined) this.#looked = { seat: next.seat, at: this.#question };
  }

  get #question(): number | null {
    return this.#table.view.pending?.id ?? null;
  }
}
