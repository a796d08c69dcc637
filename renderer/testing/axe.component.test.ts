import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte.ts';
import type { Settings } from '../../electron/shared/settings.ts';
import { inLanguage } from './screens/screen.ts';
import { SCREENS } from './screens/screens.ts';

/** Every theme and both languages; what differs between two of them differs somewhere in these. */
const DRESSES: readonly Partial<Settings>[] = [
  { surroundings: 'night' },
  { surroundings: 'day', language: 'es', playmat: 'nave', back: 'vine' },
  { surroundings: 'night', contrast: 'high', playmat: 'meadow', letters: true },
  { surroundings: 'day', contrast: 'high', font: 'dyslexic', playmat: 'sea' },
];

afterEach(() => inLanguage('en'));

/** What axe finds wrong: the rule, and where. */
async function violations(): Promise<readonly string[]> {
  const { violations: found } = await axe.run(document.body, {
    // The page of the tests has a head of its own; that of the program is looked at where it runs.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    resultTypes: ['violations'],
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Long enough for what is asked for when a screen opens to be there, and for colours to have changed. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

test.each(SCREENS)('axe finds nothing: $name', async ({ show }) => {
  inLanguage('en', { motion: 'reduced' });
  await show();
  for (const dress of DRESSES) {
    settings.chosen = { ...settings.chosen, contrast: 'usual', language: 'en', ...dress };
    await settled();
    expect(await violations(), JSON.stringify(dress)).toEqual([]);
  }
});

test('what is wrong is found', async () => {
  const [screen] = SCREENS;
  await screen?.show();
  const planted = document.createElement('button');
  document.body.append(planted);
  const found = await violations();
  planted.remove();
  expect(found.join()).toContain('button-name');
});
