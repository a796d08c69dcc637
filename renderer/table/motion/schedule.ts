import type { Settings } from '../../../electron/shared/settings.ts';

/** How fast a table tells what happens. */
export type Pace = Settings['pace'];

/** How long a beat takes, in milliseconds: before the table changes, while something is on its way, and after. */
export interface Timing {
  readonly lead: number;
  readonly rest: number;
}

/** Time, as the window or a test has it. */
export interface Clock {
  /** Runs something later; the returned function forgets about it. */
  after(ms: number, run: () => void): () => void;
}

export const windowClock: Clock = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** A beat's time, and whether somebody has to say when the next one comes. */
export interface Slot extends Timing {
  /** So long the table stays as it is after that, for what is to be looked at. */
  readonly stays: number;
  readonly waits: boolean;
}

/** What is done at the times of a beat. */
export interface Stagehand {
  /** The beat begins, the table is as before. */
  lead(beat: number): void;
  /** The table changes. */
  show(beat: number): void;
  /** All of this beat was shown; nothing goes on before `next`. */
  wait(beat: number): void;
  /** Nothing more will come: it was all shown, or left out. */
  end(): void;
}

/** Beats that are being played. */
export interface Playing {
  /** Goes on now: to the rest of this beat's time, whatever is left of it. */
  next(): void;
  /** Leaves out whatever has not been shown. */
  finish(): void;
}

/** Plays beats in their order, once each, until all are shown or somebody finishes them. */
export function playBeats(slots: readonly Slot[], clock: Clock, hand: Stagehand): Playing {
  let beat = -1;
  let shown = true;
  let ended = false;
  let forget = (): void => undefined;

  const last = (): boolean => beat >= slots.length - 1;

  function finish(): void {
    if (ended) return;
    ended = true;
    forget();
    hand.end();
  }

  /** Beats without time follow each other at once. */
  function advance(): void {
    while (!ended) {
      if (last()) {
        finish();
        return;
      }
      beat += 1;
      shown = false;
      hand.lead(beat);
      const { lead = 0 } = slots[beat] ?? {};
      if (lead > 0) {
        wake(lead, reveal);
        return;
      }
      if (show()) return;
    }
  }

  /** Shows the beat; true where something has to pass before the next. */
  function show(): boolean {
    shown = true;
    hand.show(beat);
    const { rest = 0, stays = 0 } = slots[beat] ?? {};
    const all = rest + stays;
    if (all > 0 && !ended) wake(all, settle);
    return all > 0 || ended;
  }

  function reveal(): void {
    if (!show()) advance();
  }

  function settle(): void {
    if (slots[beat]?.waits === true && !last()) hand.wait(beat);
    else advance();
  }

  function wake(ms: number, run: () => void): void {
    forget = clock.after(ms, run);
  }

  function next(): void {
    if (ended) return;
    forget();
    if (!shown) hand.show(beat);
    shown = true;
    advance();
  }

  advance();
  return { next, finish };
}
