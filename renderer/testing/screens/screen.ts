import type { LocatorSelectors } from 'vitest/browser';
import { USUAL, type Settings } from '../../../electron/shared/settings.ts';
import { panels } from '../../panels.svelte.ts';
import { reporting } from '../../reporting.svelte.ts';
import type { Language } from '../../text/language/language.ts';
import { wear } from '../wear.svelte.ts';

/** Something that the program can show, for tests that look at all of them. */
export interface Screen {
  readonly name: string;
  /** Shows it, whatever language is spoken. */
  readonly show: () => Promise<unknown>;
}

/** What is shown from now on is in this language, with nothing over it and as usual but for the changes. */
export function inLanguage(language: Language, changes: Partial<Settings> = {}): void {
  panels.close();
  reporting.close();
  wear({ ...USUAL, ...changes, language });
}

/** Presses the button of this name. */
export const press = (shown: Pick<LocatorSelectors, 'getByRole'>, name: string): Promise<void> =>
  shown.getByRole('button', { name, exact: true }).click();
