import { expect, test } from 'vitest';
import { inLanguage } from './screens/screen.ts';
import { SCREENS } from './screens/screens.ts';
import { unworded } from './unworded.ts';

test('each screen has a name of its own', () => {
  const names = SCREENS.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('a text that is no message is found, wherever it is', async () => {
  inLanguage('qps');
  const [screen] = SCREENS;
  await screen?.show();
  const planted = document.createElement('button');
  planted.title = 'Press to go on';
  planted.ariaLabel = 'Continue the game of Mindy';
  planted.append('Continue');
  const before = unworded(document.body);
  document.body.append(planted);
  const found = unworded(document.body);
  planted.lang = 'en';
  const inItsLanguage = unworded(document.body);
  planted.remove();
  expect(before).toEqual([]);
  expect(found).toEqual([
    'button[aria-label]: Continue the game of Mindy',
    'button[title]: Press to go on',
    'button: Continue',
  ]);
  expect(inItsLanguage).toEqual([]);
});
