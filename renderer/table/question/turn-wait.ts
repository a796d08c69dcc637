import { familiarTempo } from '../motion/familiar.ts';
import type { Pace } from '../motion/schedule.ts';

const AT_FIRST: Readonly<Record<Pace, number | null>> = {
  step: null,
  calm: 2000,
  fast: 1200,
  instant: 0,
};

/** Of the first wait, what the later ones of a game come to: by then one knows that a turn goes on by itself. */
const LEAST = 0.75;

/**
 * How long a turn that ended by itself waits before the table goes on, in milliseconds; null where somebody says when. It is
 * time to see what the last deed did, and to take it back.
 * @param round of the game, from 1
 */
export function turnWait(pace: Pace, round: number): number | null {
  const atFirst = AT_FIRST[pace];
  return atFirst === null ? null : Math.round(atFirst * familiarTempo(round - 1, LEAST));
}

/** What lies open over the table, and may be read. */
const OPEN = 'dialog[open], .panel:popover-open';

/** Does somebody look at something that lies over the table? */
export const isSomethingOpen = (): boolean => document.querySelector(OPEN) !== null;
