import { expect, type Locator, type Page } from '@playwright/test';
import { isAnswered } from './asking.ts';

/** The tutorial as a learner meets it: read, turn the page, do what the example does. */
export class TutorialPage {
  readonly #window: Page;

  constructor(window: Page) {
    this.#window = window;
  }

  get coach(): Locator {
    return this.#window.getByRole('region', { name: 'Tutorial' });
  }

  get finish(): Locator {
    return this.#window.getByRole('dialog', { name: 'You know the game now' });
  }

  get #question(): Locator {
    return this.#window.getByRole('region', { name: 'What is asked' });
  }

  /** How far the learner is: at which stop, counted through all parts. */
  async step(): Promise<number> {
    return Number((await this.coach.getAttribute('data-stop')) ?? 0);
  }

  /** The button that leads on by itself: to the next page, or past somebody else's turn. */
  get #onward(): Locator {
    const name = /^(Next|Let \w+ do it|Play round \d+|Continue)$/;
    return this.coach.getByRole('button', { name, disabled: false });
  }

  /** Reads on to where the learner has to answer, or to the end. */
  async readOn(): Promise<void> {
    const stop = this.coach.getByText(/^Now do as the example does: |^Camael’s 4 and Michael’s 7/);
    for (;;) {
      await expect(this.#onward.or(stop).first()).toBeVisible();
      if (!(await this.#onward.isVisible()) || (await this.isAtEnd())) return;
      const before = await this.coach.innerText();
      await this.#onward.click();
      await expect(this.coach).not.toHaveText(before, { useInnerText: true });
    }
  }

  async isAtEnd(): Promise<boolean> {
    return this.coach.getByText(/^Camael’s 4 and Michael’s 7/).isVisible();
  }

  /** Does what the example does, in the words that the tutorial names it by. */
  async follow(): Promise<void> {
    const said = await this.coach.getByText(/^Now do as the example does: /).innerText();
    await this.choose(said.replace(/^Now do as the example does: /, '').replace(/\.$/, ''));
  }

  /** Makes a choice by its name, out of all choices where they do not stand in the bar. */
  async choose(name: string): Promise<void> {
    const before = (await this.#question.getAttribute('data-decision')) ?? '';
    const button = this.#question.getByRole('button', { name });
    const all = this.#question.getByRole('button', { name: /^(Both|All \d+) choices/ });
    if (await button.first().isVisible()) await button.first().click();
    else {
      await all.click();
      await this.#window
        .getByRole('dialog', { name: 'All choices' })
        .getByRole('listitem')
        .getByRole('button', { name })
        .first()
        .click();
    }
    await isAnswered(this.#window, before);
  }

  async press(name: string): Promise<void> {
    await this.coach.getByRole('button', { name }).click();
  }
}
