import type { Locator, Page } from '@playwright/test';

/** The First Battle, from the button that begins it to where its victory leads. */
export class FirstBattlePage {
  readonly #window: Page;

  constructor(window: Page) {
    this.#window = window;
  }

  /** What a program that was never played leads to. */
  get begin(): Locator {
    return this.#window.getByRole('button', { name: /^First Battle/ });
  }

  get lessons(): Locator {
    return this.#window.getByRole('complementary', { name: 'Lessons' });
  }

  get victory(): Locator {
    return this.#window.getByRole('dialog', { name: 'Victory' });
  }

  get toTheJourney(): Locator {
    return this.victory.getByRole('button', { name: 'View the journey' });
  }

  get journeys(): Locator {
    return this.#window.getByRole('heading', { level: 1, name: 'Journeys' });
  }
}
