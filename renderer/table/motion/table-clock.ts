import { windowClock, type Clock } from './schedule.ts';

/** What somebody has opened over the table to look at something else: a window, or the menu. */
const COVERING = 'dialog[open], [data-zone="menu"]:popover-open';

/** How often it is looked whether the table is seen again, in milliseconds. */
const LOOK_AGAIN = 120;

/** Does something lie over the table that nobody opened to see it? */
export const isTableCovered = (): boolean => document.querySelector(COVERING) !== null;

/** Time at the table: while something lies over it nothing is told there, and nobody plays on. */
export const tableClock: Clock = {
  after(ms, run) {
    let forget = windowClock.after(ms, look);
    function look(): void {
      if (isTableCovered()) forget = windowClock.after(LOOK_AGAIN, look);
      else run();
    }
    return () => forget();
  },
};
