import { expect, type Locator, type Page } from '@playwright/test';
import { isAnswered } from './asking.ts';
import type { Start } from './home.ts';
import { willing, type TablePage } from './table.ts';

/** More steps than lead from anywhere on a page to anywhere else. */
const FAR = 120;

/** Somebody who has a keyboard and nothing else; what is on the screen is read, and only keys are pressed. */
export class KeyboardPlayer {
  readonly #window: Page;
  readonly #table: TablePage;
  #answers = 0;

  constructor(window: Page, table: TablePage) {
    this.#window = window;
    this.#table = table;
  }

  press(key: string): Promise<void> {
    return this.#window.keyboard.press(key);
  }

  /** Presses keys by turns until something has the focus: it may have come to rest beyond what is wanted. */
  async reach(wanted: Locator, ...keys: readonly string[]): Promise<void> {
    // Nobody looks for what is not there yet.
    await expect(wanted).not.toHaveCount(0);
    for (let step = 0; !(await this.#has(wanted)); step += 1) {
      expect(step, `${keys.join(', ')} never reaches ${String(wanted)}`).toBeLessThan(FAR);
      await this.press(keys[Math.floor(step / (FAR / 3)) % keys.length] ?? 'Tab');
    }
  }

  /** Begins a game from the first page. */
  async begin({ name, seed }: Start): Promise<void> {
    await this.reach(this.#window.getByRole('button', { name: 'New game', exact: true }), 'Tab');
    await this.press('Enter');
    await this.#write('Your name', name);
    // Two steps from the gentle level that a first game is offered at, to the rulebook's own.
    await this.reach(this.#window.getByRole('radio', { name: 'Pilgrim' }), 'Shift+Tab');
    await this.press('ArrowDown');
    await this.press('ArrowDown');
    await this.reach(this.#window.getByRole('button', { name: 'More ways to play' }), 'Tab');
    await this.press('Enter');
    await this.#write('Seed', seed);
    await this.press('Enter');
  }

  /** Answers what is asked: by figures, or by going to the choice. */
  async answer(): Promise<void> {
    const { asked } = this.#table;
    await this.#table.ready();
    await this.#table.read();
    const before = (await asked.getAttribute('data-decision')) ?? '';
    if (await this.#table.keepOrder.isVisible()) await this.press('Control+Enter');
    else if (await this.#table.confirm.isVisible()) await this.#answerSeveral();
    else await this.#answerOne();
    this.#answers += 1;
    await isAnswered(this.#window, before);
  }

  async #write(field: string, text: string): Promise<void> {
    await this.reach(this.#window.getByRole('textbox', { name: field }), 'Tab');
    await this.press('ControlOrMeta+a');
    await this.#window.keyboard.type(text);
  }

  async #has(wanted: Locator): Promise<boolean> {
    return (await wanted.and(this.#window.locator(':focus')).count()) > 0;
  }

  async #answerSeveral(): Promise<void> {
    for (let figure = 1; figure <= 9 && !(await this.#table.isChosen()); figure += 1) {
      await this.press(String(figure));
    }
    await this.press('Control+Enter');
  }

  async #answerOne(): Promise<void> {
    if (await this.#table.asked.getByRole('button', { name: /^(Both|All \d+) choices$/ }).isVisible()) {
      await this.press('a');
      const list = this.#window.getByRole('dialog', { name: 'All choices' }).getByRole('listitem');
      await this.reach(await willing(list.getByRole('button')), 'ArrowDown', 'ArrowUp');
      return this.press('Enter');
    }
    const choices = this.#table.asked
      .getByRole('group', { name: 'Choices', exact: true })
      .getByRole('button');
    const choice = await willing(choices);
    if (this.#answers % 2 === 0) {
      const names = await choices.allInnerTexts();
      return this.press(String(names.indexOf(await choice.innerText()) + 1));
    }
    await this.reach(this.#table.asked.getByRole('button'), 'F6');
    await this.press('Home');
    await this.reach(choice, 'ArrowRight');
    await this.press('Enter');
  }
}
