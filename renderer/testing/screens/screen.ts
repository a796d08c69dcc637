import { expect } from 'vitest';
import type { Locator, LocatorSelectors } from 'vitest/browser';
import { USUAL, type Settings } from '../../../electron/shared/settings.ts';
import { panels } from '../../panels.svelte.ts';
import { reporting } from '../../reporting.svelte.ts';
import type { Language } from '../../text/language/language.ts';
import { chooseSettings } from '../choose-settings.svelte.ts';

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
  chooseSettings({ ...USUAL, ...changes, language });
}

/**
 * Presses what a locator finds as soon as it can be pressed: through the page itself, since a hand that goes there by
 * the browser costs more than many screens take to draw.
 */
export async function pressOn(wanted: Locator): Promise<void> {
  await expect.element(wanted).toBeVisible();
  await expect.element(wanted).toBeEnabled();
  const found = wanted.element();
  if (!(found instanceof HTMLElement)) throw new Error(`${wanted.selector} cannot be pressed`);
  found.focus();
  found.click();
}

/** Chooses an option of a list by its value, through the page itself as well. */
export async function chooseIn(wanted: Locator, value: string): Promise<void> {
  await expect.element(wanted).toBeVisible();
  const found = wanted.element();
  if (!(found instanceof HTMLSelectElement)) throw new Error(`${wanted.selector} is no list`);
  found.value = value;
  if (found.value !== value) throw new Error(`${wanted.selector} has no ${value}`);
  found.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses the button of this name. */
export const press = (shown: Pick<LocatorSelectors, 'getByRole'>, name: string): Promise<void> =>
  pressOn(shown.getByRole('button', { name, exact: true }));
