import { afterEach, expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { battle } from '../games/alpha-omega/words/testing/scenes.ts';
import { PANEL_SCREENS } from './screens/panels.ts';
import { inLanguage } from './screens/screen.ts';
import { SETTINGS_SCREENS } from './screens/settings.ts';
import { TIME_SCREENS } from './screens/time.ts';
import { seeThrough } from './see-through.ts';
import { settled } from './settled.ts';
import { sitDown } from './sit-down.ts';

/** As long as a test runs, the system asks for its own few colours. */
async function forceColours(): Promise<void> {
  const session = cdp();
  const ask = (value: string): Promise<unknown> =>
    session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  onTestFinished(async () => {
    await ask('none');
  });
  await ask('active');
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
}

afterEach(() => inLanguage('en'));

test('a gradient that hides what lies under it needs a colour of its own', () => {
  const lay = (background: string): readonly string[] => {
    const box = document.createElement('div');
    const inner = document.createElement('p');
    inner.style.background = background;
    box.append(inner);
    document.body.append(box);
    const found = seeThrough(box);
    box.remove();
    return found;
  };
  expect(lay('linear-gradient(red, blue)')).toEqual(['p ""']);
  expect(lay('linear-gradient(red, blue) blue')).toEqual([]);
  expect(lay('linear-gradient(red, transparent)')).toEqual([]);
});

test.each([...PANEL_SCREENS.slice(0, 1), ...SETTINGS_SCREENS.slice(0, 1)])(
  'in forced colours nothing shows through: $name',
  async ({ show }) => {
    await forceColours();
    inLanguage('en', { surroundings: 'night' });
    await show();
    await settled();
    const dialog = document.querySelector('dialog:modal');
    expect(dialog && getComputedStyle(dialog).backgroundColor).toMatch(/^rgb\(/);
  },
);

test('in forced colours a frame tells which cards can be chosen, and which cannot', async () => {
  await forceColours();
  const { screen } = await sitDown(battle());
  const frame = (name: RegExp): string =>
    getComputedStyle(screen.getByRole('button', { name }).element(), '::after').borderTopStyle;
  await expect.element(screen.getByRole('button', { name: /^Michael/ })).toBeVisible();
  expect([frame(/^Michael/), frame(/^Paimon/)]).toEqual(['solid', 'none']);
});

test('in forced colours the line of the Balance has the colour of words', async () => {
  await forceColours();
  inLanguage('en', { surroundings: 'night', motion: 'reduced' });
  await TIME_SCREENS.find(({ name }) => name === 'the end of a game of two')?.show();
  await settled();
  const line = document.querySelector('figure polyline');
  const words = document.querySelector('figcaption');
  expect(line && getComputedStyle(line).stroke).toBe(words && getComputedStyle(words).color);
});
