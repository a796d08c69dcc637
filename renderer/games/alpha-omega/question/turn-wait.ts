import type { Pace } from '../motion/pace.ts';

/**
 * How long a turn that ended by itself waits before the table goes on, in milliseconds; at `step` somebody says when. It is
 * time to see what the last deed did, and to take it back.
 */
export const TURN_WAIT: Readonly<Record<Pace, number | null>> = {
  step: null,
  calm: 2000,
  fast: 1200,
  instant: 0,
};

/** What lies open over the table, and may be read. */
const OPEN = 'dialog[open], .panel:popover-open';

/** Does somebody look at something that lies over the table? */
export const isSomethingOpen = (): boolean => document.querySelector(OPEN) !== null;
