import type { Occupant, Seating } from '../../electron/shared/api.ts';
import type { View } from '../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../engine/index.ts';

/** Who sits around the table of a fake game, and who looks: what main does with them, in small. */
export class FakePeople {
  table: Seating;
  #eyes: readonly SeatId[];

  constructor(table: Seating) {
    this.table = table;
    this.#eyes = table.hands === 'open' ? [...table.seats.keys()] : [];
  }

  /** The view as it is shown to those who look. */
  show(view: View): View {
    if (this.table.hands === 'open') return view;
    const eyes = this.#eyes;
    const hidden = <T extends { readonly seat: SeatId; readonly hand: unknown }>(seat: T): T =>
      eyes.includes(seat.seat) ? seat : { ...seat, hand: null };
    const { pending } = view;
    return {
      ...view,
      eyes,
      seats: view.seats.map(hidden),
      opponents: view.opponents.map(hidden),
      pending: pending === null || eyes.includes(pending.seat) ? pending : { ...pending, ask: null },
    };
  }

  reveal(seat: SeatId): void {
    this.#eyes = [seat];
  }

  conceal(): void {
    this.#eyes = [];
  }

  /** Another question is asked: only whoever it is for goes on looking. */
  asked({ pending }: View): void {
    const mayStay =
      pending === null || this.#eyes.includes(pending.seat) || this.table.seats[pending.seat]?.kind === 'bot';
    if (this.table.hands === 'private' && !mayStay) this.conceal();
  }

  sit(seat: SeatId, player: Occupant): void {
    this.table = { ...this.table, seats: this.table.seats.with(seat, player) };
    if (this.table.hands === 'private' && this.#eyes.includes(seat)) this.conceal();
  }
}
