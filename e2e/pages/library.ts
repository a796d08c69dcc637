import type { Locator, Page } from '@playwright/test';

/** The card library and the codex, known by roles and names alone. */
export class LibraryPage {
  readonly #window: Page;

  constructor(window: Page) {
    this.#window = window;
  }

  get field(): Locator {
    return this.#window.getByRole('searchbox', { name: 'Search cards' });
  }

  get cards(): Locator {
    return this.#window.getByRole('list', { name: 'Results' }).getByRole('listitem');
  }

  /** What the program says of how many there are. */
  found(words: string): Locator {
    return this.#window.getByText(words, { exact: true });
  }

  facet(word: string): Locator {
    return this.#window.getByRole('checkbox', { name: new RegExp(`^${word} \\d+$`) });
  }

  codexOf(name: string): Locator {
    return this.#window.getByRole('heading', { level: 1, name });
  }

  async facets(): Promise<void> {
    await this.press('Filters');
  }

  /** From the first page, as rows. */
  async open(): Promise<void> {
    await this.#window.getByRole('button', { name: /^Cards/ }).press('Enter');
    await this.field.waitFor();
    await this.press('List');
    await this.field.focus();
  }

  async press(name: string): Promise<void> {
    await this.#window.getByRole('button', { name, exact: true }).click();
  }
}
