import type { Edges } from '../../../ui/chart/scale.ts';
import type { Point } from './course.ts';

/** A little room above and below, in hundredths. */
const ROOM = 6;

/** The leads at the upper and the lower edge of a chart, on which all leads and those that win and lose have their place. */
export function edgesOf(course: readonly Point[], goal: number, lostBy: number): Edges {
  const leads = course.map(({ lead }) => lead);
  const top = Math.max(goal, ...leads);
  const bottom = Math.min(-lostBy, ...leads);
  const room = (ROOM * Math.max(1, top - bottom)) / (100 - 2 * ROOM);
  return [top + room, bottom - room];
}
