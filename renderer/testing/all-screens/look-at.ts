import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { OTHERS, shownIn, violations, violationsIn } from '../axe.ts';
import { turning } from '../bidi.ts';
import { unreadable } from '../clipped.ts';
import { drawnBy } from '../drawn-by.ts';
import { sampled } from '../sample.ts';
import { inLanguage, type Screen } from '../screens/screen.ts';
import { SCREENS } from '../screens/screens.ts';
import { seeThrough } from '../see-through.ts';
import { settled } from '../settled.ts';
import { unworded } from '../unworded.ts';
import { chooseSettings } from '../choose-settings.svelte.ts';

/** What the test files have seen together until now (build/checks/add-up.ts). */
interface Sum {
  readonly seen: readonly string[];
  readonly drawn: readonly string[];
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly addUp: (seen: readonly string[], drawn: readonly string[]) => Promise<Sum>;
  }
}

/** The test files that share all screens, so that several cores look at them. */
const FILES = Object.keys(import.meta.glob('./*.component.test.ts')).map((path) => path.slice(2));

/** All components as they are written. */
const SOURCES = import.meta.glob<string>(['../../**/*.svelte', '!../../**/testing/**'], {
  query: '?raw',
  import: 'default',
});

/** Whether a component draws anything by itself: one that only plays or listens has no element. */
const draws = (source: string): boolean =>
  /<(?!svelte:)[a-zA-Z]/.test(
    source.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').replaceAll(/<!--[\s\S]*?-->/g, ''),
  );

async function leftOut(drawn: readonly string[]): Promise<readonly string[]> {
  const unseen = Object.entries(SOURCES).filter(
    ([path]) => !drawn.includes(path.replace('../../', 'renderer/')),
  );
  const found = await Promise.all(
    unseen.map(async ([path, read]) => (draws(await read()) ? [path.replace('../../', 'renderer/')] : [])),
  );
  return found.flat();
}

/** Of so many screens one is asked everything in each run: axe and large text take four times as long as all else. */
const ONE_IN = 16;

/** What is wrong with a screen that is shown, as far as that is seen at once. */
function faults(): readonly string[] {
  const page = document.body;
  return [unworded(page), seeThrough(page), turning(page), unreadable()].flat();
}

/**
 * Tests of the share of all screens that falls to a test file: each screen is shown once, in words longer than those of any
 * language; a sample of them is asked everything.
 * @param url of the test file, `import.meta.url`
 */
export function lookAtShareOf(url: string): void {
  const share = FILES.findIndex((file) => url.includes(`/${file}`));
  if (share < 0) throw new Error(`${url} is none of ${FILES.join(', ')}`);
  const seen = new Set<string>();
  const drawn = new Set<string>();

  afterEach(() => inLanguage('en'));

  const own = SCREENS.filter((_, place) => place % FILES.length === share);
  const asked = new Set(sampled(own, ONE_IN));

  async function look(screen: Screen): Promise<void> {
    await shownIn('qps', screen);
    seen.add(screen.name);
    for (const file of drawnBy(document.body)) drawn.add(file);
    expect(faults()).toEqual([]);
  }

  async function askEverything(screen: Screen): Promise<void> {
    await look(screen);
    expect(await violations()).toEqual([]);
    chooseSettings({ textSize: 200 });
    // The table is laid out in another way where the text is large, which on a busy machine takes more than a frame.
    await settled();
    expect(unreadable()).toEqual([]);
    chooseSettings({ textSize: 100 });
    expect(await violationsIn(OTHERS)).toEqual([]);
  }

  const looks = own.map((screen) => {
    const { name } = screen;
    return asked.has(screen)
      ? { name, axe: 'and axe finds nothing', ask: () => askEverything(screen) }
      : { name, axe: 'with axe in another run', ask: () => look(screen) };
  });
  test.each(looks)(
    'every text is a message, its longest words can be read, nothing shows through, $axe: $name',
    ({ ask }) => ask(),
  );

  test('no component is left out by all shares together', async () => {
    const all = await commands.addUp([...seen], [...drawn]);
    // Only whoever comes last knows of all of them.
    expect(all.seen.length < SCREENS.length ? [] : await leftOut(all.drawn)).toEqual([]);
  });
}
