import { afterEach, expect, test } from 'vitest';
import { shownIn, violations } from './axe.ts';
import { sampled } from './sample.ts';
import { inLanguage } from './screens/screen.ts';
import { PARTS, SCREENS } from './screens/screens.ts';

afterEach(() => inLanguage('en'));

// All screens are asked everything in words longer than those of any language (all-screens). What a part of the
// program has around each of its screens is seen in real words here, which are shorter.
const FIRST_OF_EACH = PARTS.flatMap(([first]) => (first === undefined ? [] : [first]));

const IN_LANGUAGES = FIRST_OF_EACH.flatMap((screen) =>
  (['en', 'es'] as const).map((language) => ({ language, screen, name: screen.name })),
);

test.each(sampled(IN_LANGUAGES, 3))('axe finds nothing in $name in the language $language', async (one) => {
  await shownIn(one.language, one.screen);
  expect(await violations()).toEqual([]);
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
