import { createContext } from 'svelte';
import type { SeatId } from '../../../../engine/index.ts';
import type { Session } from '../session.svelte.ts';
import { couchesOf, Couch as AnyCouch, setPeople } from '../../../table/couch/couch.svelte.ts';
import { Interludes } from '../journeys/interludes.svelte.ts';
import { Waits } from '../story/waits.ts';

/** The people around one screen, with what is told to them of a campaign and of the time they waited. */
export class Couch extends AnyCouch<Session> {
  /** What is told between two Objectives. */
  readonly interludes: Interludes;
  /** What happened while players waited for their turns. */
  readonly waits = new Waits();

  constructor(session: Session, isWatching = false) {
    super(session, isWatching);
    this.interludes = new Interludes(session, isWatching);
  }

  /** What a seat is called; those who play the Opponents sit after the others. */
  override seatName(seat: SeatId): string {
    const { seats, opponents } = this.session.view;
    return [...seats, ...opponents][seat]?.name ?? '';
  }
}

export const couchOf = couchesOf((session: Session) => new Couch(session));

const [getCouch, keepCouch] = createContext<Couch>();

export { getCouch };

/** For whatever is drawn within, whether it knows the game or not. */
export function setCouch(couch: Couch): void {
  keepCouch(couch);
  setPeople(couch);
}
