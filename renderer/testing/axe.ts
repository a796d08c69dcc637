import axe, { type RunOptions } from 'axe-core';
import type { Settings } from '../../electron/shared/settings.ts';
import type { Language } from '../text/language/language.ts';
import { inLanguage, type Screen } from './screens/screen.ts';
import { settled, still } from './settled.ts';
import { chooseSettings } from './choose-settings.svelte.ts';

/** What of the settings decides how a screen is drawn. */
type Theme = Partial<Settings>;

/** The theme of a screen while everything is asked of it. */
const FIRST: Theme = { surroundings: 'night', motion: 'reduced' };

/** The other themes and typefaces: with `FIRST` every one of them is seen on each screen. */
export const OTHERS: readonly Theme[] = [
  { surroundings: 'day', contrast: 'high', font: 'dyslexic', playmat: 'sea' },
  { surroundings: 'day', contrast: 'system', font: 'usual', playmat: 'nave', back: 'vine' },
  { surroundings: 'night', contrast: 'high', playmat: 'meadow', letters: true },
];

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

/** What axe finds wrong with the screen that is shown in any of these themes. */
export async function violationsIn(themes: readonly Theme[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    chooseSettings(theme);
    await still();
    found.push(...(await violations(LOOKS)).map((one) => `${JSON.stringify(theme)}: ${one}`));
  }
  return found;
}

/** Shows a screen in a language as it is asked about first. */
export async function shownIn(language: Language, { show }: Screen): Promise<void> {
  inLanguage(language, FIRST);
  await show();
  await settled();
}
