import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PLAYMATS } from '../../../../electron/shared/settings.ts';
import { inLanguage } from '../../../testing/screens/screen.ts';
import { sitDown } from '../../../testing/sit-down.ts';
import { battle } from '../words/testing/scenes.ts';

const groundOf = (part: string): Pick<CSSStyleDeclaration, 'backgroundColor' | 'backgroundImage'> =>
  getComputedStyle(document.querySelector(part) ?? document.body);

test.each(PLAYMATS.filter((mat) => mat !== 'night'))(
  'the drawing of the playmat %s is hardly seen under the goal of the Objective',
  async (playmat) => {
    await page.viewport(1280, 800);
    inLanguage('en', { playmat, hints: false });
    await sitDown(battle());
    const [, alpha] = /\/ (0?\.\d+)\)/.exec(groundOf('.aims > section').backgroundColor) ?? [];
    expect(Number(alpha)).toBeGreaterThanOrEqual(0.85);
  },
);

test('the light of both halves ends before the sides of the board', async () => {
  await sitDown(battle());
  const widths = [...groundOf('[data-board]').backgroundImage.matchAll(/gradient\(([\d.]+)%/g)].map(
    ([, width]) => Number(width),
  );
  expect(widths).toHaveLength(2);
  expect(Math.max(...widths)).toBeLessThanOrEqual(50);
});
