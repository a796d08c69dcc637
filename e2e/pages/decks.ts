import { expect, type Locator, type Page } from '@playwright/test';

/** The list of decks and the deck editor, known by roles and names. */
export class DecksPage {
  readonly #window: Page;

  constructor(window: Page) {
    this.#window = window;
  }

  get pool(): Locator {
    return this.#window.getByRole('region', { name: 'Cards', exact: true });
  }

  get list(): Locator {
    return this.#window.getByRole('region', { name: /^Deck \(/ });
  }

  get check(): Locator {
    return this.#window.getByRole('region', { name: 'Legality' });
  }

  line(name: string): Locator {
    return this.list.getByRole('button', { name: new RegExp(`^${name}, `) });
  }

  async openShelf(): Promise<void> {
    await this.#window
      .getByRole('navigation', { name: 'More' })
      .getByRole('button', { name: /^Decks/ })
      .click();
    await expect(this.#window.getByRole('heading', { name: 'Decks', level: 1 })).toBeVisible();
  }

  async make(name: string): Promise<void> {
    await this.#window.getByRole('button', { name: 'New deck' }).click();
    const dialog = this.#window.getByRole('dialog', { name: 'New deck' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await this.isOpen(name);
  }

  async isOpen(name: string): Promise<void> {
    await expect(this.#window.getByRole('heading', { name, level: 1 })).toBeVisible();
  }

  /** Takes a card by its name, as many times as are wanted. */
  async take(name: string, copies = 1): Promise<void> {
    await this.pool.getByRole('searchbox').fill(name);
    const card = this.pool.getByRole('button', { name: new RegExp(`^${name}, .* in the deck$`) });
    for (let taken = 0; taken < copies; taken += 1) await card.click();
    await expect(this.line(name)).toHaveAccessibleName(new RegExp(`^${name}, ${String(copies)} cop`));
  }

  /** To the page before, which bears this heading. */
  async backTo(heading: string): Promise<void> {
    await this.#window.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(this.#window.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }

  async openVersions(): Promise<void> {
    await this.#window.getByRole('button', { name: 'Versions' }).click();
    await expect(this.#window.getByRole('dialog')).toBeVisible();
  }

  /** The share code of the deck in the editor; what is shown is looked at. */
  async shareCode(look: (where: string) => Promise<void>): Promise<string> {
    await this.#window.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = this.#window.getByRole('dialog', { name: /^Share/ });
    const field = dialog.getByRole('textbox', { name: 'Share code' });
    await expect(field).toHaveValue(/^AO1\./);
    await expect(dialog.getByRole('img', { name: /^QR code of / })).toBeVisible();
    await look('a deck to be shared');
    const code = await field.inputValue();
    await dialog.getByRole('button', { name: 'Close' }).click();
    return code;
  }

  /** Writes the deck in the editor for another program of this kind, to the file that whoever is asked for one names. */
  async shareWhole(file: string): Promise<void> {
    await this.#window.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = this.#window.getByRole('dialog', { name: /^Share/ });
    await dialog.getByRole('button', { name: /\(\.aodeck\)$/ }).click();
    await expect(dialog.getByRole('status')).toContainText(file);
    await dialog.getByRole('button', { name: 'Close' }).click();
  }

  /** Brings in what somebody sent; what is shown before it is kept is looked at. */
  async bringIn(text: string, look: (where: string) => Promise<void>): Promise<void> {
    await this.#window.getByRole('button', { name: 'Import deck' }).click();
    const dialog = this.#window.getByRole('dialog', { name: 'Import deck' });
    await dialog.getByRole('textbox', { name: 'List, share code or JSON' }).fill(text);
    await expect(dialog.getByText(/^A Good deck of/)).toBeVisible();
    await look('what a deck would be that was sent');
    await dialog.getByRole('button', { name: 'Save deck' }).click();
  }

  async save(): Promise<void> {
    await this.#window.getByRole('button', { name: 'Save version' }).click();
    await expect(this.#window.getByText(/· Saved$/)).toBeVisible();
  }
}
