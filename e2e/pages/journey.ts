import { expect, type Locator, type Page } from '@playwright/test';
import { fromMenu, wholeTable } from './table.ts';

/** The map of a journey, and the way to it from the first page. */
export class JourneyPage {
  readonly #window: Page;

  constructor(window: Page) {
    this.#window = window;
  }

  get map(): Locator {
    return this.#window.getByRole('list', { name: 'Map' });
  }

  /** The Objective where one is, or the last of them. */
  get here(): Locator {
    return this.map.getByRole('button', { name: /you are here|lost/ });
  }

  get achieved(): Locator {
    return this.map.getByRole('button', { name: /, achieved/ });
  }

  get told(): Locator {
    return this.#window.getByRole('region', { name: /^\d+\. / });
  }

  /** From the first page to the map of the journey of this name. */
  async open(name: string): Promise<void> {
    await this.#window.getByRole('button', { name: /^Journeys / }).click();
    await this.#window.getByRole('article', { name }).getByRole('button').first().click();
    await expect(this.#window.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(this.map).toBeVisible();
  }

  /** To the table of its game. */
  async play(): Promise<void> {
    await this.#window.getByRole('button', { name: /^(Start|Continue)$/ }).click();
    await wholeTable(this.#window).waitFor();
  }

  /** From the table to the first page. */
  async leave(): Promise<void> {
    await fromMenu(this.#window, 'Exit to menu');
    await expect(this.#window.getByRole('button', { name: 'New game', exact: true })).toBeVisible();
  }

  /** All that the page says. */
  snapshot(): Promise<string> {
    return this.#window.getByRole('main').ariaSnapshot();
  }
}
