import type { Locator, Page } from '@playwright/test';

export interface Start {
  readonly name: string;
  readonly seed: string;
}

/** The first page, and the form for a new game. */
export class HomePage {
  readonly #window: Page;

  constructor(window: Page) {
    this.#window = window;
  }

  get title(): Locator {
    return this.#window.getByRole('heading', { level: 1, name: /Alpha.*Omega/ });
  }

  get games(): Locator {
    return this.#window.getByRole('region', { name: 'Games to continue' }).getByRole('listitem');
  }

  async begin({ name, seed }: Start): Promise<void> {
    await this.#window.getByRole('button', { name: 'New game', exact: true }).click();
    await this.#window.getByRole('textbox', { name: 'Your name' }).fill(name);
    await this.#window.getByText('Variations of the rules').click();
    await this.#window.getByRole('textbox', { name: 'Seed' }).fill(seed);
    await this.#window.getByRole('button', { name: 'Begin the game' }).click();
    await this.#sitDown();
  }

  async resume(seed: string): Promise<void> {
    await this.#window.getByRole('button', { name: new RegExp(`^Continue .*Seed ${seed} ·`) }).click();
    await this.#sitDown();
    // Whoever comes back is told where they were; a game in which nobody has answered has nothing to tell.
    const playOn = this.#window.getByRole('button', { name: 'Play on', exact: true });
    if (await playOn.isVisible()) await playOn.click();
  }

  /** A key that is pressed before the table is there goes nowhere. */
  async #sitDown(): Promise<void> {
    await this.#window.getByRole('main', { name: 'The table' }).waitFor();
  }

  async throwAway(seed: string): Promise<void> {
    await this.#window.getByRole('button', { name: new RegExp(`^Throw away .*seed ${seed}$`) }).click();
  }
}
