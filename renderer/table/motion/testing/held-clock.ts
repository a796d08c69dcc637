import type { Clock } from '../schedule.ts';

/** Time that stands until the test lets it pass. */
export function heldClock() {
  let now = 0;
  let waiting: readonly { readonly at: number; readonly run: () => void }[] = [];
  const clock: Clock = {
    after(ms, run) {
      const entry = { at: now + ms, run };
      waiting = [...waiting, entry];
      return () => (waiting = waiting.filter((one) => one !== entry));
    },
  };
  const pass = (ms: number): void => {
    const until = now + ms;
    for (;;) {
      const next = waiting.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      waiting = waiting.filter((one) => one !== next);
      now = next.at;
      next.run();
    }
    now = until;
  };
  return { clock, pass, open: () => waiting.length };
}
