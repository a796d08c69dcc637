import { afterEach, expect, test } from 'vitest';
import { OTHERS, shownIn, violations, violationsIn } from './axe.ts';
import { inLanguage } from './screens/screen.ts';
import { PARTS, SCREENS } from './screens/screens.ts';

afterEach(() => inLanguage('en'));

test.each(SCREENS)('axe finds nothing in $name', async (screen) => {
  await shownIn('en', screen);
  expect(await violations()).toEqual([]);
  expect(await violationsIn(OTHERS.en)).toEqual([]);
});

// Each screen is asked once more in words longer than those of any language (words.component.test.ts); a part of the program
// has the same frame around each of its screens, which is seen in a real language here.
test.each(PARTS.flatMap(([first]) => (first === undefined ? [] : [first])))(
  'axe finds nothing in $name in Spanish',
  async (screen) => {
    await shownIn('es', screen);
    expect(await violations()).toEqual([]);
  },
);

test('what is wrong is found', async () => {
  const [screen] = SCREENS;
  await screen?.show();
  const planted = document.createElement('button');
  document.body.append(planted);
  const found = await violations();
  planted.remove();
  expect(found.join()).toContain('button-name');
});
