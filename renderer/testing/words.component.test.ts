import { afterEach, expect, test } from 'vitest';
import { ALL, OTHERS, violations, violationsIn } from './axe.ts';
import { turning } from './bidi.ts';
import { unreadable } from './clipped.ts';
import { drawnBy } from './drawn-by.ts';
import { inLanguage } from './screens/screen.ts';
import { SCREENS } from './screens/screens.ts';
import { seeThrough } from './see-through.ts';
import { settled } from './settled.ts';
import { unworded } from './unworded.ts';
import { wear } from './wear.svelte.ts';

const seen = new Set<string>();
const drawn = new Set<string>();

/**
 * What of the words cannot be read at this text size; the table is laid out in another way where it is large, which on a
 * busy machine takes more than a frame.
 */
async function unreadableAt(textSize: number): Promise<readonly string[]> {
  wear({ textSize });
  await settled();
  return unreadable();
}

afterEach(() => inLanguage('en'));

test.each(SCREENS)(
  'every text is a message, its longest words can be read, nothing shows through, and axe finds nothing: $name',
  async ({ name, show }) => {
    inLanguage('qps', { motion: 'reduced' });
    await show();
    await settled();
    seen.add(name);
    for (const file of drawnBy(document.body)) drawn.add(file);
    expect(unworded(document.body)).toEqual([]);
    expect(seeThrough(document.body)).toEqual([]);
    expect(await violations({ rules: { ...ALL.rules, 'color-contrast': { enabled: false } } })).toEqual([]);
    expect(turning(document.body)).toEqual([]);
    for (const size of [100, 200]) expect(await unreadableAt(size), `at text size ${size}`).toEqual([]);
    wear({ textSize: 100 });
    expect(await violationsIn(OTHERS.qps)).toEqual([]);
  },
);

test('each screen has a name of its own', () => {
  const names = SCREENS.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('no component is left out', ({ skip }) => {
  skip(seen.size < SCREENS.length, 'not all screens were looked at');
  const components = import.meta.glob(['../**/*.svelte', '!../**/testing/**']);
  const files = Object.keys(components).map((path) => path.replace('../', 'renderer/'));
  expect(files.filter((file) => !drawn.has(file))).toEqual([]);
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
