import { expect, type Locator, type Page } from '@playwright/test';
import { wholeTable } from './table.ts';

export interface Start {
  readonly name: string;
  readonly seed: string;
}

/** Chooses the rulebook's own level, and writes the seed into the form for a new game, which keeps it among the variants. */
export async function typeSeed(window: Page, seed: string): Promise<void> {
  await window.getByRole('radio', { name: 'Standard' }).check();
  await window.getByRole('button', { name: 'More ways to play' }).click();
  await window.getByRole('textbox', { name: 'Seed' }).fill(seed);
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

  /** The games that the first page leads to. */
  get games(): Locator {
    return this.#window.locator('button[data-seed]');
  }

  async begin({ name, seed }: Start): Promise<void> {
    await this.#window.getByRole('button', { name: 'New game', exact: true }).click();
    await this.#window.getByRole('textbox', { name: 'Your name' }).fill(name);
    await typeSeed(this.#window, seed);
    await this.#window.getByRole('button', { name: 'Start game' }).click();
    await this.#sitDown();
  }

  /** What came before, as whoever comes back to a game is told. */
  get recap(): Locator {
    return this.#window.getByRole('region', { name: 'Recap' });
  }

  /** What leads back to the game of this seed. */
  toContinue(seed: string): Locator {
    return this.#window.locator(`button[data-seed="${seed}"]`).first();
  }

  /** Back to the table, where one is told what came before. The first page leads to the newest games, its list to all. */
  async comeBack(seed: string): Promise<void> {
    await expect(this.games).not.toHaveCount(0);
    if ((await this.toContinue(seed).count()) > 0) await this.toContinue(seed).click();
    else await this.#fromAll(seed);
    await this.#sitDown();
  }

  async #fromAll(seed: string): Promise<void> {
    await this.#window.getByRole('button', { name: /^All saved games/ }).click();
    await this.#window
      .getByRole('listitem')
      .filter({ hasText: seed })
      .getByRole('button', { name: /^Open / })
      .click();
  }

  /** Back to the table, and past what one is told there. */
  async resume(seed: string): Promise<void> {
    await this.comeBack(seed);
    // Whoever comes back is told where they were; a game in which nobody has answered has nothing to tell.
    if (await this.recap.isVisible()) await this.playOn();
  }

  async playOn(): Promise<void> {
    await this.recap.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(this.recap).toBeHidden();
  }

  /** A key that is pressed before the table is there goes nowhere. */
  async #sitDown(): Promise<void> {
    await wholeTable(this.#window).waitFor();
  }

  async throwAway(seed: string): Promise<void> {
    await this.#window.getByRole('button', { name: /^Saved games/ }).click();
    await this.#window
      .getByRole('listitem')
      .filter({ hasText: seed })
      .getByRole('button', { name: /^Move to Trash: / })
      .click();
    await this.#window.getByRole('button', { name: 'Back', exact: true }).click();
  }
}
