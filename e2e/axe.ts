import axe, { type AxeResults } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { whileDrawn } from './drawing.ts';

/**
 * Looks at the page in the real window as axe sees it, and fails with what is wrong and where.
 * @param where which page it is, for whoever reads the failure
 */
export async function expectAccessible(window: Page, where: string): Promise<void> {
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
