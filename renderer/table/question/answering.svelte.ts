import { playedBy } from '../../../electron/shared/table/people.ts';
import type { SeatId } from '../../../engine/index.ts';
import { input } from '../../input/input.svelte.ts';
import type { Couch } from '../couch/couch.svelte.ts';
import type { AnyQuestion, ThingId } from '../things.ts';

type Question = Pick<AnyQuestion, 'id' | 'seat'>;

/** A press on the gamepad of somebody who was not asked. */
export interface Refused {
  readonly decision: number;
  readonly by: SeatId;
}

/**
 * Whose press may answer. Mouse, keyboard, screen and a gamepad that is passed around belong to whoever is asked; a
 * gamepad that belongs to a seat answers for that seat, points for all others, and may take over for one question.
 */
export class Answering {
  /** What was pressed by somebody who is not asked, until that is settled. */
  refused = $state.raw<Refused | null>(null);
  readonly #couch: Couch;

  constructor(couch: Couch) {
    this.#couch = couch;
  }

  /** Whose name an answer bears when another than the asked seat gives it. */
  by({ id, seat }: Question): SeatId | undefined {
    const { taken } = this.#couch;
    if (taken?.decision !== id || taken.by === seat) return undefined;
    const by = input.source.seat;
    return by === null || by === taken.by ? taken.by : undefined;
  }

  /** May the press that is being handled answer? If not, it points at the card, where it was on one. */
  may({ id, seat }: Question, card: ThingId | null): boolean {
    const { aim, taken, session } = this.#couch;
    const by = input.source.seat;
    if (aim !== null && (by === null || by === aim.seat)) {
      if (card !== null) this.#couch.pointAt(aim.seat, card);
      return false;
    }
    const isTaken = taken?.decision === id && taken.by === by;
    if (by === null || isTaken || playedBy(seat, session.table) === playedBy(by, session.table)) {
      this.refused = null;
      return true;
    }
    this.refused = { decision: id, by };
    if (card !== null) this.#couch.pointAt(by, card);
    return false;
  }

  /** Whoever was refused answers this one question for the seat that is asked. */
  takeOver(): void {
    if (this.refused !== null) void this.#couch.takeOver(this.refused.by);
    this.refused = null;
  }
}
