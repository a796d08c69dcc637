import { putStoredView, type StoredView } from '../../../db/games/replays.ts';
import { headOf } from '../../../engine/kernel/course.ts';
import { standingAt, type History } from '../../../engine/kernel/history.ts';
import type { Machine } from '../../../engine/kernel/machine.ts';
import type { GameTypes, SeatId } from '../../../engine/kernel/types.ts';
import type { GameAdapter } from '../sessions/game-adapter.ts';
import type { SessionContext, Running } from '../sessions/running.ts';

/** A game as it is played, and who sits in it. */
interface Watched<G extends GameTypes> {
  readonly history: History<G>;
  readonly machine: Machine<G>;
  readonly seats: readonly SeatId[];
}

/**
 * How the table stood after a record, as all seats together saw it, where a round had just begun and at both ends of a game:
 * what can be shown of it when other rules can no longer play it. Null at any other record, and after one that led back.
 */
export function viewAfter<G extends GameTypes>(
  adapter: Pick<GameAdapter<G, unknown, unknown>, 'round'>,
  { history, machine, seats }: Watched<G>,
  number: number,
): StoredView | null {
  const { heads } = history.course;
  const stands = heads[number] === number ? standingAt(history, number) : null;
  if (stands === null) return null;
  const { state } = stands;
  const round = adapter.round(state.table);
  const before = number === 0 ? null : standingAt(history, heads[number - 1]);
  const isBoundary = before === null || state.outcome !== null || adapter.round(before.state.table) !== round;
  return isBoundary ? { number, round, view: machine.view(state, seats) } : null;
}

/** Keeps the view after the latest record, where there is one. To be called in the transaction of the record. */
export function keepView<G extends GameTypes>(
  { db, adapter }: Pick<SessionContext<G, unknown, unknown>, 'db' | 'adapter'>,
  { history, machine, seating, id }: Running<G>,
): void {
  const number = headOf(history.course);
  if (number !== history.records.length) return;
  const view = viewAfter(adapter, { history, machine, seats: [...seating.seats.keys()] }, number);
  if (view !== null) putStoredView(db, id, view);
}
