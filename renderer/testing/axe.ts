import axe, { type RunOptions } from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Settings } from '../../electron/shared/settings.ts';
import type { Language } from '../text/language/language.ts';
import { inLanguage } from './screens/screen.ts';
import { SCREENS } from './screens/screens.ts';
import { settled, still } from './settled.ts';
import { wear } from './wear.svelte.ts';

/** What of the settings decides how a screen is drawn. */
type Dress = Partial<Settings>;

/** Every theme in both languages; what is true of a screen whatever its colours are is asked once in each language. */
const DRESSES: Readonly<Record<Exclude<Language, 'qps'>, readonly [Dress, ...Dress[]]>> = {
  en: [
    { surroundings: 'night' },
    { surroundings: 'day', contrast: 'high', font: 'dyslexic', playmat: 'sea' },
  ],
  es: [
    { surroundings: 'day', playmat: 'nave', back: 'vine' },
    { surroundings: 'night', contrast: 'high', playmat: 'meadow', letters: true },
  ],
};

/** What is asked of a screen at all. The page of the tests has a head of its own; the program's is looked at where it runs. */
const ALL: RunOptions = {
  rules: {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'target-size': { enabled: true },
  },
};

/** The rules that another theme can break, and another typeface. */
const LOOKS: RunOptions = {
  runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'],
};

/** What axe finds wrong: the rule, and where. */
export async function violations(options: RunOptions = ALL): Promise<readonly string[]> {
  // Style sheets are read beforehand for rules about films, and about screens that are turned.
  const frugal: RunOptions = { resultTypes: ['violations'], preload: false };
  const { violations: found } = await axe.run(document.body, { ...options, ...frugal });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * One test for each screen: axe finds nothing in any dress of a language. Each language has a test file of its own,
 * since files run beside each other.
 */
export function findsNothing(language: keyof typeof DRESSES): void {
  describe(`axe finds nothing in ${language}`, () => {
    afterEach(() => inLanguage('en'));

    test.each(SCREENS)('$name', async ({ show }) => {
      const [first, ...others] = DRESSES[language];
      inLanguage(language, { motion: 'reduced', ...first });
      await show();
      await settled();
      expect(await violations(), JSON.stringify(first)).toEqual([]);
      for (const dress of others) {
        wear(dress);
        await still();
        expect(await violations(LOOKS), JSON.stringify(dress)).toEqual([]);
      }
    });
  });
}
