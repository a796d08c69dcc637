import { expect, onTestFinished } from 'vitest';
import type { Settings } from '../../../../../electron/shared/settings.ts';
import type { View } from '../../../../../engine/alpha-omega/index.ts';
import { settings } from '../../../../settings.svelte.ts';
import { chosenTime } from '../../../../testing/chosen-time.ts';
import { sitDown } from '../../../../testing/sit-down.ts';
import type { Told } from '../told.ts';
import { busyStep } from './steps.ts';

/** The settings that tests begin with. */
const usual = settings.chosen;

/** The time of the tellings that wait for their test; null where none does. */
let goOn: ReturnType<typeof chosenTime> | null = null;

/** A table, and what an answer led to: in the usual settings but for these changes. */
export async function toldAsEver(
  changes: Partial<Settings>,
  told: Told = busyStep(),
  ...then: readonly View[]
) {
  settings.chosen = { ...usual, motion: 'full', ...changes };
  const sat = await sitDown(told.before, ...then);
  sat.session.view = told.after;
  sat.session.told = told;
  return { ...sat, told };
}

/** The same where the telling waits for the test: `within` lets it go on. */
export async function answered(...about: Parameters<typeof toldAsEver>) {
  goOn = chosenTime();
  onTestFinished(() => void (goOn = null));
  return { ...(await toldAsEver(...about)), pass: goOn };
}

/** Nothing that is told stands for less, in ms. */
const SHORTEST = 60;

/** Whatever the machine: what never comes fails in the end. */
export const within = async (check: () => void): Promise<void> => {
  let isFirst = true;
  const holds = async (): Promise<boolean> => {
    if (!isFirst) await goOn?.(SHORTEST);
    isFirst = false;
    check();
    return true;
  };
  await expect.poll(holds, { interval: 5 }).toBe(true);
};
