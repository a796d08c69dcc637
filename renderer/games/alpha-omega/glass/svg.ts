import type { Cracks } from './cracks.ts';
import type { Condition, Pane } from './types.ts';

/** The colour of lead in every light. */
export const LEAD = '#07070d';

export const filled = (all: readonly Pane[]): string =>
  all.map(({ d, fill }) => `<path fill="${fill}" d="${d}"/>`).join('');

export const drawn = (all: readonly string[], paint: string): string =>
  all.length === 0
    ? ''
    : `<path fill="none" stroke-linejoin="round" stroke-linecap="round" ${paint} d="${all.join('')}"/>`;

/** Cracks as they look in a condition: dark with a bright edge, or seams of gold. */
export function breaks(condition: Condition, { lines, holes }: Cracks): string {
  if (condition === 'mended') {
    return [
      drawn(lines, 'stroke="#4a2f05" stroke-width="2.8"'),
      drawn(lines, 'stroke="#eab540" stroke-width="1.8"'),
      drawn(lines, 'stroke="#fff7d0" stroke-width=".6"'),
    ].join('');
  }
  const strong = condition === 'cracked';
  return [
    strong ? `<path fill="#040207" stroke="#0a0710" stroke-width=".8" d="${holes.join('')}"/>` : '',
    drawn(lines, `stroke="#050309" stroke-opacity=".9" stroke-width="${strong ? 1.7 : 1.2}"`),
    drawn(
      lines,
      `stroke="#f4edf6" stroke-opacity="${strong ? 0.8 : 0.5}" stroke-width="${strong ? 0.55 : 0.45}"`,
    ),
  ].join('');
}

/** A drawing as an address that pictures can be shown from. */
export const addressOf = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`;
