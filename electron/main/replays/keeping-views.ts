import { putStoredView } from '../../../db/replays.ts';
import { headOf } from '../../../engine/kernel/course.ts';
import { standingAt } from '../../../engine/kernel/history.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import { stateOf, type Room, type Running } from '../running.ts';

/**
 * Keeps how the table stands, as all seats together see it, where a round has just begun and at both ends of a game: what
 * can be shown of it when other rules can no longer play it. To be called in the transaction of the record.
 */
export function keepView<G extends GameTypes>(
  { db, play }: Pick<Room<G, unknown, unknown>, 'db' | 'play'>,
  running: Running<G>,
): void {
  const { history, machine, seating, id } = running;
  const number = headOf(history.course);
  const isNew = number === history.records.length;
  const state = stateOf(running);
  const round = play.round(state.table);
  const before = number === 0 ? null : standingAt(history, history.course.heads[number - 1]);
  const isBoundary = before === null || state.outcome !== null || play.round(before.state.table) !== round;
  if (!isNew || !isBoundary) return;
  putStoredView(db, id, { number, round, view: machine.view(state, [...seating.seats.keys()]) });
}
