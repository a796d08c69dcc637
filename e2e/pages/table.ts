import { expect, type Locator, type Page } from '@playwright/test';
import { isAnswered, isAsked, isRead, isTold } from './asking.ts';

export type By = 'mouse' | 'keyboard';

/** What a player who wants the game to go on rather does not do. */
export const RELUCTANT =
  /^(Play nothing|End phase|Take a Calling|Not now|Skip|Let .* (strike|fall|take it|be Lured Astray)\b|Attack your own )/;

/** The table once all of it has come: what is pressed before the question is there answers nothing. */
export const wholeTable = (window: Page): Locator =>
  window.getByRole('main', { name: 'Table' }).and(window.locator(':not([aria-busy])'));

/** The table, known by roles and names alone. */
export class TablePage {
  readonly #window: Page;

  constructor(window: Page) {
    this.#window = window;
  }

  get asked(): Locator {
    return this.#window.getByRole('region', { name: 'What is asked' });
  }

  get question(): Locator {
    return this.asked.getByRole('heading', { level: 2 });
  }

  /** What ends a question that wants several cards. */
  get confirm(): Locator {
    return this.asked.getByRole('button', { name: /^(Choose none|Confirm \d+ chosen)/ });
  }

  /** What ends a question for an order. It comes with the question; the cloth measures the board before its cards lie there. */
  get keepOrder(): Locator {
    return this.asked.getByRole('button', { name: 'Keep this order' });
  }

  /** The cards that such a question is about: on the cloth above the board, else in play or in the hand. */
  get choosable(): Locator {
    const cards = this.#window
      .getByRole('main')
      .getByRole('listitem')
      .locator('button[data-card][aria-pressed]');
    return this.asked.getByRole('checkbox').or(cards);
  }

  /** The cards that lie on the cloth. */
  get cloth(): Locator {
    return this.asked.getByRole('listitem').locator('button[data-card]');
  }

  /** Is as much chosen as is wanted, of what can be? */
  async isChosen(): Promise<boolean> {
    return (await this.confirm.isEnabled()) && !/^Choose none/.test(await this.confirm.innerText());
  }

  get log(): Locator {
    return this.#window.getByRole('log', { name: 'Log' });
  }

  get ending(): Locator {
    return this.#window.getByRole('dialog', {
      name: /Objective|deck|^No Good cards left$|^(Victory|Defeat|Draw)$/,
    });
  }

  get round(): Locator {
    return this.#window.getByRole('heading', { level: 1, name: /^Round \d+$/ });
  }

  get balance(): Locator {
    return this.#window.getByRole('meter', { name: 'Balance of Strength' });
  }

  cards(side: 'Good' | 'Opponent'): Locator {
    return this.#window.getByRole('region', { name: `${side} cards in play` }).getByRole('button');
  }

  hand(name: string): Locator {
    return this.#window.getByRole('region', { name: `${name}’s hand` });
  }

  /** The panel of the outcome comes when everything was shown. */
  async isOver(): Promise<boolean> {
    do {
      await this.skip();
      await isTold(this.#window);
    } while (await this.isLeft());
    return (await this.question.innerText()) === 'The game is over.' || (await this.ending.isVisible());
  }

  /**
   * A turn that ended by itself, perhaps the last, goes on: at once, whether it would by itself or waits until somebody has
   * read, which turns out only once the Omens have come.
   * @returns whether one did
   */
  async isLeft(): Promise<boolean> {
    const waiting = this.asked.getByRole('button', { name: /^End turn/ });
    if (!(await waiting.isVisible())) return false;
    await this.skip();
    await expect(waiting).toBeHidden();
    return true;
  }

  /** Waits until something is asked; what is still told is left out. */
  async ready(): Promise<void> {
    await this.skip();
    await isTold(this.#window);
    while (await this.isLeft()) await isTold(this.#window);
    await isAsked(this.#window);
  }

  /** Waits as long as it takes to read what has just come: no key answers it before. */
  read(): Promise<void> {
    return isRead(this.#window);
  }

  /** Opens the drawer with the log. */
  async showLog(): Promise<void> {
    await this.#draw('true');
    await expect(this.log).toBeVisible();
  }

  /** Closes that drawer: in it the card is as large as at the pointer. */
  hideLog(): Promise<void> {
    return this.#draw('false');
  }

  async #draw(isOpen: 'true' | 'false'): Promise<void> {
    const drawer = this.#window.getByRole('button', { name: 'Card and log' });
    if ((await drawer.getAttribute('aria-expanded')) !== isOpen) await drawer.click();
  }

  /** Leaves out what is still being shown of the last answer. */
  async skip(): Promise<void> {
    await this.#window.keyboard.press('k');
  }

  /** Everything of the table that must be the same after a restart. */
  async snapshot(name: string): Promise<string> {
    await this.skip();
    await this.showLog();
    const parts = [this.round, this.balance, this.asked, this.hand(name), this.log];
    const zones = ['Good', 'Opponent'].map((side) =>
      this.#window.getByRole('region', { name: `${side} cards in play` }),
    );
    const texts = await Promise.all([...parts, ...zones].map((part) => part.ariaSnapshot()));
    return texts.join('\n');
  }

  /** Answers what is asked, with a choice that does something where there is one. */
  async answer(by: By): Promise<void> {
    await this.ready();
    if (by === 'keyboard') await this.read();
    const before = (await this.asked.getAttribute('data-decision')) ?? '';
    await this.choose(by);
    await isAnswered(this.#window, before);
    await this.skip();
  }

  /** The same, without waiting for what comes next. */
  async choose(by: By): Promise<void> {
    if (await this.keepOrder.isVisible()) await press(this.keepOrder, by);
    else if (await this.confirm.isVisible()) await this.#answerSeveral(by);
    else await this.#answerOne(by);
  }

  async #answerSeveral(by: By): Promise<void> {
    for (const card of await this.choosable.all()) {
      if (await this.isChosen()) break;
      await press(card, by);
    }
    await press(this.confirm, by);
  }

  async #answerOne(by: By): Promise<void> {
    if (by === 'mouse' && (await this.cloth.count()) > 0) return this.cloth.first().click();
    const all = this.asked.getByRole('button', { name: /^(Both|All \d+) choices$/ });
    if (await all.isVisible()) {
      await press(all, by);
      await press(
        await willing(
          this.#window.getByRole('dialog', { name: 'All choices' }).getByRole('listitem').getByRole('button'),
        ),
        by,
      );
    } else {
      await press(
        await willing(this.asked.getByRole('group', { name: 'Choices', exact: true }).getByRole('button')),
        by,
      );
    }
  }
}

/** Presses what stands in the menu of the table. */
export async function fromMenu(window: Page, name: string): Promise<void> {
  await window.getByRole('button', { name: 'Menu' }).click();
  await window.getByRole('group', { name: 'Menu' }).getByRole('button', { name }).click();
}

/** Of cards that lie over each other the left edge is in sight. */
const EDGE = { x: 14, y: 60 } as const;

async function press(button: Locator, by: By): Promise<void> {
  if (by === 'mouse') {
    const isCard = (await button.getAttribute('data-card')) !== null;
    return button.click(isCard ? { position: EDGE } : {});
  }
  await button.focus();
  return button.press('Enter');
}

/** The first of some choices that a player would make who wants the game to go on. */
export async function willing(buttons: Locator): Promise<Locator> {
  await expect(buttons.first()).toBeVisible();
  const names = await buttons.allInnerTexts();
  const index = names.findIndex((name) => !RELUCTANT.test(name.trim()));
  return buttons.nth(Math.max(0, index));
}
