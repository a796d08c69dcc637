import { onTestFinished, vi } from 'vitest';

/**
 * From now on, until the test ends, what the page puts off waits for the test and not for the clock: nothing happens sooner
 * or later because the machine is slow. Frames go on as they do.
 * @returns lets so many milliseconds pass at once
 */
export function chosenTime(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return async (milliseconds) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
}
