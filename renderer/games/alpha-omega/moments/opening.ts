import { momentTime } from '../motion/pace.ts';
import type { ShownMoment } from '../motion/timetable.ts';
import type { TableState } from '../table-state.svelte.ts';
import { momentOf } from './moment.ts';

/** The Objective of a game that has just begun, for whoever comes to it; null where it was seen, or is told otherwise. */
export function openingOf({ session, couch, book, motion }: TableState): ShownMoment | null {
  const isNew = !couch.hasArrived && session.moments.length <= 1 && session.view.round <= 1;
  const moment = momentOf(session.events, book);
  if (!isNew || couch.interludes.due !== null || moment?.kind !== 'objective') return null;
  const long = momentTime('objective', motion.pace);
  return long === 0 ? null : { moment, after: 0, long };
}
