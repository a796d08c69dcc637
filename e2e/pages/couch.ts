import { expect, type Locator, type Page } from '@playwright/test';
import type { Settings } from '../../electron/shared/settings.ts';
import { HURRIED } from '../app.ts';
import { isAnswered } from './asking.ts';
import { typeSeed } from './home.ts';
import { TablePage } from './table.ts';

export interface Sitting {
  readonly names: readonly string[];
  readonly seed: string;
}

/** What stands where questions are asked: a curtain, the program that thinks, or a question. */
export type Stand = 'curtain' | 'bot' | 'question';

/** How the table stands, and about which question: read at once, as the program may answer between two looks. */
export interface Asking {
  readonly stand: Stand;
  readonly decision: string;
  readonly heading: string;
}

/** Everything happens at once, and no hint comes in between. */
export const AT_ONCE = { ...HURRIED, hints: false } as const satisfies Partial<Settings>;

/** Several people around one screen with private hands, known by roles and names. */
export class CouchPage {
  readonly table: TablePage;
  readonly #window: Page;

  constructor(window: Page) {
    this.#window = window;
    this.table = new TablePage(window);
  }

  get curtain(): Locator {
    return this.#window.getByRole('region', { name: 'The curtain' });
  }

  /** Whatever is asked, of whomever. */
  get asked(): Locator {
    return this.curtain.or(this.table.asked);
  }

  /** Any hand that is open. */
  get hands(): Locator {
    return this.#window.getByRole('list', { name: /’s hand$/ });
  }

  async begin({ names, seed }: Sitting): Promise<void> {
    const window = this.#window;
    await window.getByRole('button', { name: 'New game', exact: true }).click();
    for (const [place, name] of names.entries()) {
      if (place > 0) await window.getByRole('button', { name: 'Add player' }).click();
      const field = place === 0 ? 'Your name' : `Name of player ${String(place + 1)}`;
      await window.getByRole('textbox', { name: field, exact: true }).fill(name);
    }
    await window.getByRole('radio', { name: 'Private hands' }).check();
    await typeSeed(window, seed);
    // Standard of six is Extended Play, beside which there is no Fast Play.
    await window.getByRole('checkbox', { name: 'Extended Play' }).uncheck();
    await window.getByRole('checkbox', { name: 'Fast Play' }).check();
    await window.getByRole('button', { name: 'Start game' }).click();
    await expect(this.curtain).toBeVisible();
  }

  /** What is asked now, of whomever, and how the table stands about it. */
  async asking(): Promise<Asking> {
    return this.asked.evaluate((asked) => {
      const heading = asked.querySelector('h2')?.textContent.trim() ?? '';
      const question = /\(computer\) is thinking/.test(heading) ? 'bot' : 'question';
      const stand = asked.ariaLabel === 'The curtain' ? 'curtain' : question;
      return { stand, decision: asked.getAttribute('data-decision') ?? '', heading };
    });
  }

  /** Whoever is behind the curtain. */
  async next(): Promise<string> {
    const text = await this.curtain.getByRole('heading').innerText();
    return text.replace(/,.*$/s, '');
  }

  async uncover(): Promise<void> {
    await this.curtain.getByRole('button', { name: /: show my hand$/ }).click();
    await expect(this.curtain).toBeHidden();
  }

  async takeOver(by: string, from: string): Promise<void> {
    await this.curtain.getByRole('button', { name: `Take over for ${from}…` }).click();
    await this.#window.getByRole('button', { name: `${by} takes over for ${from}` }).click();
    await expect(this.curtain).toBeHidden();
  }

  /** Opens what else there is to do with a seat. */
  async menu(name: string): Promise<Locator> {
    await this.#window.getByRole('button', { name: `More for ${name}` }).click();
    return this.#window.getByRole('dialog', { name: `Seat of ${name}` });
  }

  /** Waits for another question than this one. */
  async past({ decision }: Asking): Promise<void> {
    await isAnswered(this.#window, decision);
  }
}
