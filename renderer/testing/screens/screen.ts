import type { LocatorSelectors } from 'vitest/browser';
import { USUAL, type Settings } from '../../../electron/shared/settings.ts';
import { panels } from '../../panels.svelte.ts';
import { settings } from '../../settings.svelte.ts';
import { speak, type Language } from '../../text/language/language.ts';

/** Something that the program can show, for tests that look at all of them. */
export interface Screen {
  readonly name: string;
  /** Shows it, whatever language is spoken. */
  readonly show: () => Promise<unknown>;
}

/** What is shown from now on is in this language, with nothing over it and as usual but for the changes. */
export function inLanguage(language: Language, changes: Partial<Settings> = {}): void {
  panels.close();
  settings.chosen = { ...USUAL, ...changes, language };
  speak(language);
  // A table that is shown without the program around it has nobody else to see to this.
  document.documentElement.style.setProperty('--text-size', String(settings.chosen.textSize / 100));
}

/** Presses the button of this name. */
export const press = (shown: Pick<LocatorSelectors, 'getByRole'>, name: string): Promise<void> =>
  shown.getByRole('button', { name, exact: true }).click();
