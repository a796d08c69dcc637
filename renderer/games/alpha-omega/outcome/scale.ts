import type { Point } from './course.ts';

/** How leads and rounds lie on a chart, in hundredths of its height and width. */
export interface ChartScale {
  /** From the top. */
  y(lead: number): number;
  /** From the left; 0 is before the first round. */
  x(place: number): number;
}

/** A little room above and below, in hundredths. */
const ROOM = 6;

/** The scale of a chart on which all leads, and those that win and lose, have their place. */
export function scaleOf(course: readonly Point[], goal: number, lostBy: number): ChartScale {
  const leads = course.map(({ lead }) => lead);
  const top = Math.max(goal, ...leads);
  const bottom = Math.min(-lostBy, ...leads);
  const height = Math.max(1, top - bottom);
  return {
    y: (lead) => ROOM + ((100 - 2 * ROOM) * (top - lead)) / height,
    x: (place) => (100 * place) / Math.max(1, course.length),
  };
}
