import type { Locator, Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { HomePage } from './pages/home.ts';
import { TablePage, wholeTable } from './pages/table.ts';

/** More answers than any game takes; a game that needs them all has a fault of its own. */
const FUSE = 800;

/** Undo, redo and looking back, known by roles and names alone. */
class TimePage {
  readonly #window: Page;

  constructor(window: Page) {
    this.#window = window;
  }

  get undoButton(): Locator {
    return this.#window.getByRole('button', { name: /^Undo: / });
  }

  get redoButton(): Locator {
    return this.#window.getByRole('button', { name: /^Redo/ });
  }

  get warning(): Locator {
    return this.#window.getByRole('alert').filter({ hasText: 'hidden again' });
  }

  get past(): Locator {
    return this.#window.getByRole('region', { name: 'Rewind' });
  }

  get slider(): Locator {
    return this.past.getByRole('slider', { name: 'Moment of the game' });
  }

  /** Takes back whatever the button says, also over what was seen. */
  async undo(): Promise<void> {
    const before = await this.undoButton.getAttribute('aria-label');
    await this.undoButton.click();
    if (await this.warning.isVisible()) await this.undoButton.click();
    await expect(this.undoButton).not.toHaveAttribute('aria-label', before ?? '');
  }
}

test('an undo goes over what was seen when it is meant, the story marks it, and a redo brings it back', async ({
  window,
}) => {
  const table = new TablePage(window);
  const time = new TimePage(window);
  await new HomePage(window).begin({ name: 'Mindy', seed: 'time-e2e' });
  await table.ready();
  // The first answer draws a card, or takes a Calling: both are seen.
  const before = await table.question.innerText();
  await table.answer('mouse');
  const after = await table.snapshot('Mindy');

  await window.keyboard.press('Control+z');
  await expect(time.warning).toBeVisible();
  await expect(table.question).not.toHaveText(before);
  await window.keyboard.press('Control+z');
  await expect(table.question).toHaveText(before);
  await table.showLog();
  await expect(table.log).toContainText('It had shown cards or dice, and you remember them.');
  await expect(time.undoButton).toHaveAccessibleName('Undo: nothing to undo');

  await expect(time.redoButton).toHaveAccessibleName(/^Redo: Mindy (draws|takes)/);
  await window.keyboard.press('Control+Shift+z');
  await expect(table.question).not.toHaveText(before);
  expect(await table.snapshot('Mindy')).toBe(after);
});

test('one looks back at the beginning and returns, or goes on from there', async ({ window }) => {
  const table = new TablePage(window);
  const time = new TimePage(window);
  await new HomePage(window).begin({ name: 'Mindy', seed: 'time-e2e' });
  await expect(table.round).toBeVisible();
  while ((await table.round.innerText()) !== 'Round 3') await table.answer('mouse');
  const now = await table.snapshot('Mindy');

  await window.getByRole('button', { name: 'Rewind' }).click();
  await expect(time.past).toContainText('Looking changes nothing.');
  await time.slider.press('Home');
  await expect(table.round).toHaveText('Round 1');
  await expect(time.slider).toHaveAttribute('aria-valuetext', 'Start of the game');
  await time.past.getByRole('button', { name: 'Back to now' }).click();
  await expect(time.past).toBeHidden();
  expect(await table.snapshot('Mindy')).toBe(now);

  await window.keyboard.press('z');
  await time.slider.press('Home');
  await time.slider.press('PageUp');
  await expect(table.round).toHaveText('Round 2');
  const goOn = time.past.getByRole('button', { name: /^Continue from here: undoes \d+ choices?/ });
  await goOn.click();
  await expect(time.past.getByRole('alert')).toContainText('hidden again');
  await goOn.click();
  await expect(time.past).toBeHidden();
  await expect(table.round).toHaveText('Round 2');
  await table.showLog();
  await expect(table.log).toContainText(/(One choice was|\d+ choices were) undone/);
  await table.answer('mouse');
  await expect(time.redoButton).toHaveAccessibleName('Redo: nothing to redo');
});

test('what was taken back is still there, folded and to be brought back, after the program was closed', async ({
  launch,
}) => {
  const first = await launch();
  const table = new TablePage(first.window);
  const time = new TimePage(first.window);
  await new HomePage(first.window).begin({ name: 'Mindy', seed: 'time-kept' });
  await expect(table.round).toBeVisible();
  for (let answers = 0; answers < 4; answers += 1) await table.answer('mouse');
  await time.undo();
  await time.undo();
  const brings = (await time.redoButton.getAttribute('aria-label')) ?? '';
  expect(brings).toMatch(/^Redo: (?!nothing)/);
  const left = await table.snapshot('Mindy');
  await first.app.close();

  const second = await launch();
  const again = new TablePage(second.window);
  const later = new TimePage(second.window);
  await new HomePage(second.window).resume('time-kept');
  await expect(again.round).toBeVisible();
  expect(await again.snapshot('Mindy')).toBe(left);
  await again.showLog();
  await expect(again.log).toContainText(/2 choices were undone/);
  await expect(later.redoButton).toHaveAccessibleName(brings);
  await later.redoButton.click();
  await expect(later.redoButton).not.toHaveAccessibleName(brings);
});

test('the end tells how it went, leads back to its turning points, and deals the same game again', async ({
  window,
}) => {
  const table = new TablePage(window);
  const time = new TimePage(window);
  await new HomePage(window).begin({ name: 'Mindy', seed: 'end-e2e' });
  await expect(table.round).toBeVisible();
  const opening = await table.hand('Mindy').ariaSnapshot();
  for (let asked = 0; asked < FUSE && !(await table.isOver()); asked += 1) await table.answer('mouse');

  await table.ending.getByRole('button', { name: 'Results' }).click();
  await expect(table.ending.getByRole('table', { name: 'Achievement Scoring' })).toBeVisible();
  const rounds = table.ending.getByRole('group', { name: 'The lead at each Strength Check' });
  const checks = await rounds.getByRole('button').count();
  await table.ending.getByText('As a table').click();
  const numbers = table.ending.getByRole('table', { name: 'The lead at each Strength Check' });
  await expect(numbers.getByRole('row')).toHaveCount(checks + 1);

  await table.ending.getByRole('region', { name: 'Biggest swings' }).getByRole('button').first().click();
  await expect(time.past).toBeVisible();
  await time.past.getByRole('button', { name: 'Back to the results' }).click();
  await expect(table.ending).toBeVisible();
  await table.ending.getByRole('button', { name: 'View table' }).click();
  await expect(table.ending).toBeHidden();
  await window.getByRole('button', { name: 'Results' }).click();

  await table.ending.getByRole('button', { name: 'Same game again' }).click();
  await expect(table.round).toHaveText('Round 1');
  await expect(table.ending).toBeHidden();
  await wholeTable(window).waitFor();
  expect(await table.hand('Mindy').ariaSnapshot()).toBe(opening);
});
