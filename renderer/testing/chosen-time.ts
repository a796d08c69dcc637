import { install } from '@sinonjs/fake-timers';
import { onTestFinished } from 'vitest';

/**
 * From now on, until the test ends, what the page puts off waits for the test and not for the clock: nothing happens sooner
 * or later because the machine is slow. Frames go on as they do. Vitest's own fake timers do not keep that: whatever waits
 * for the page, a press or an expectation, lets them pass by as long as it waits.
 * @returns lets so many milliseconds pass at once
 */
export function chosenTime(): (milliseconds: number) => Promise<void> {
  const clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => clock.uninstall());
  return async (milliseconds) => {
    await clock.tickAsync(milliseconds);
  };
}
