import axe, { type AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { sampleOf } from '../engine/kernel/testing/sample.ts';
import { whileDrawn } from './drawing.ts';

/** Of so many pages one is looked at in each run: their parts are looked at among all screens as well. */
const ONE_IN = 3;

/** A number that is always the same for a name. */
const numberOf = (name: string): number =>
  Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce(
    (number, letter) => (number * 31 + letter) % 1_000_003,
    0,
  );

/**
 * Looks at a page in the real window as axe sees it, and fails with what is wrong and where; in each run of all tests at a
 * sample of the pages.
 * @param where which page it is, for whoever reads the failure, always called the same
 */
export async function expectAccessible(window: Page, where: string): Promise<void> {
  const pages = Array.from({ length: ONE_IN }, (_, place) => place);
  if (sampleOf(pages, ONE_IN).includes(numberOf(where) % ONE_IN)) await expectAccessibleNow(window, where);
}

/** The same, in each run. */
export async function expectAccessibleNow(window: Page, where: string): Promise<void> {
  // What fades in has no colours of its own yet.
  await window.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  await window.evaluate(axe.source);
  const { violations } = await whileDrawn(window, () => window.evaluate<AxeResults>('axe.run(document)'));
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
  );
  expect(found, where).toEqual([]);
}
