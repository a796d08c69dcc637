import type { Seating } from '../../../electron/shared/api.ts';
import type { CardId, DecisionView, SeatId } from '../../../engine/index.ts';
import { input } from '../../input/input.svelte.ts';

/** A press on the gamepad of somebody who was not asked. */
export interface Refused {
  readonly decision: number;
  readonly by: SeatId;
}

/** Who plays a seat: itself, or whoever plays it beside an own one. */
function playedBy(seat: SeatId, { seats }: Seating): SeatId {
  const occupant = seats[seat];
  return occupant?.kind === 'beside' ? playedBy(occupant.seat, { hands: 'open', seats }) : seat;
}

/**
 * Whose press may answer. Mouse, keyboard, screen and a gamepad that is passed around belong to whoever is asked; a
 * gamepad that belongs to a seat answers for that seat, points for all others, and may take over for one question.
 */
export class Answering {
  /** What was pressed by somebody who is not asked, until that is settled. */
  refused = $state.raw<Refused | null>(null);
  /** Told of each card that somebody points at. */
  onpoint: ((by: SeatId, card: CardId) => void) | null = null;
  #taken: Refused | null = null;

  /** Whose name an answer bears when another than the asked seat gives it. */
  by({ id, seat }: DecisionView): SeatId | undefined {
    const by = input.source.seat;
    return by !== null && by !== seat && this.#taken?.decision === id ? by : undefined;
  }

  /** May the press that is being handled answer? If not, it points at the card, where it was on one. */
  may({ id, seat }: DecisionView, seating: Seating, card: CardId | null): boolean {
    const by = input.source.seat;
    const isTaken = this.#taken?.decision === id && this.#taken.by === by;
    if (by === null || isTaken || playedBy(seat, seating) === playedBy(by, seating)) {
      this.refused = null;
      return true;
    }
    this.refused = { decision: id, by };
    if (card !== null) this.onpoint?.(by, card);
    return false;
  }

  /** Whoever was refused answers this one question for the seat that is asked. */
  takeOver(): void {
    this.#taken = this.refused;
    this.refused = null;
  }
}
