import { expect, type Locator, type Page } from '@playwright/test';
import { isAnswered, isAnsweredOrWarned, isAsked } from './asking.ts';

/** What leaves something undone; a hand that wants the game to go on presses it last. */
const RELUCTANT = ['pass', 'end', 'calling', 'decline'];

/** So far beside it a hand comes from, in pixels. */
const ASIDE = 10;

/** A hand on the mouse: it presses cards and choices where they lie, and knows no names. */
export class MousePlayer {
  readonly #window: Page;
  readonly #question: Locator;
  #turn = 0;

  constructor(window: Page) {
    this.#window = window;
    this.#question = window.locator('[data-zone=question]');
  }

  /** Answers what is asked: by cards where cards are lit, else in the panel. */
  async answer(): Promise<void> {
    await this.#endTelling();
    const before = (await this.#question.getAttribute('data-decision')) ?? '';
    this.#turn += 1;
    if (!(await this.#byCards(before))) await this.#byPanel();
    // Who ends before the table has shown who could still attack is told so, and presses once more.
    await isAnsweredOrWarned(this.#window, before);
    if (!(await this.#isAnswered(before))) await this.#byPanel();
    await isAnswered(this.#window, before);
  }

  /** Whoever presses where it will be asked has seen enough of what led to it. */
  async #endTelling(): Promise<void> {
    const heading = this.#question.getByRole('heading', { level: 2 });
    if ((await this.#question.getAttribute('aria-busy')) === 'true') await this.press(heading);
    await isAsked(this.#window);
  }

  /** What ends a question that wants several cards. */
  get #confirm(): Locator {
    return this.#question.locator('[data-confirm]');
  }

  async #isAnswered(before: string): Promise<boolean> {
    return (await this.#question.getAttribute('data-decision')) !== before;
  }

  /** Presses a lit card, then a target or what the panel offers with it. */
  async #byCards(before: string): Promise<boolean> {
    // No hand is so quick that it means a card which has only just come to lie there.
    await this.#window.waitForFunction(() => document.querySelector('[data-shifted]') === null);
    const lit = this.#window.locator('main [data-card].open');
    if (await this.#confirm.isVisible()) return this.#bySeveral(lit);
    const count = await lit.count();
    if (count === 0) return false;
    await this.press(lit.nth(this.#turn % count));
    if (await this.#isAnswered(before)) return true;
    const targets = this.#window.locator('main [data-card].target');
    if ((await targets.count()) > 0) await this.press(targets.first());
    return this.#isAnswered(before);
  }

  /** Presses lit cards, which are lit no more then, until there are enough; an order is taken as it came out. */
  async #bySeveral(lit: Locator): Promise<boolean> {
    if ((await lit.count()) > 0) await this.press(lit.first());
    for (let pressed = 1; !(await this.#confirm.isEnabled()); pressed += 1) {
      expect(pressed, 'there are never enough cards').toBeLessThan(20);
      await this.press(lit.first());
    }
    await this.press(this.#confirm);
    return true;
  }

  async #byPanel(): Promise<void> {
    const choices = this.#question.locator('[data-option]');
    const ids = await choices.evaluateAll((all) => all.map((one) => one.getAttribute('data-option') ?? ''));
    const willing = ids.findIndex((id) => !RELUCTANT.includes(id));
    await this.press(choices.nth(Math.max(0, willing)));
  }

  /** Goes there in a few steps, as a hand does, and presses in the middle; never where it only rested, which could miss. */
  async press(what: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    const box = await what.boundingBox();
    if (box === null) throw new Error('what should be pressed is not to be seen');
    const { mouse } = this.#window;
    await mouse.move(box.x + box.width / 2, box.y - ASIDE);
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await mouse.down();
    await mouse.up();
  }
}
