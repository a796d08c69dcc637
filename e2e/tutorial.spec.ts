import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { FirstBattlePage } from './pages/first-battle.ts';
import { TutorialPage } from './pages/tutorial.ts';
import { fromMenu } from './pages/table.ts';

/** More answers than the learner gives in the whole example. */
const FUSE = 60;

/** From the first page to the book's example. */
async function toTheExample(window: Page): Promise<void> {
  await window.getByRole('button', { name: 'Learn to play' }).click();
  await window
    .getByRole('dialog', { name: 'Learn to play' })
    .getByRole('button', { name: 'The book’s example' })
    .click();
}

test('the tutorial is played from the first launch to its end, with a wrong turn taken back, left and resumed', async ({
  launch,
}) => {
  const first = await launch();
  const learner = new TutorialPage(first.window);
  await toTheExample(first.window);
  await expect(learner.coach).toContainText('Welcome');

  await learner.readOn();
  await learner.follow();
  await learner.readOn();
  await learner.choose('Play Gabriel');
  await expect(learner.coach).toContainText('A different move.');
  await learner.press('Undo');
  await learner.readOn();
  expect(await learner.step()).toBe(2);

  // Rounds 1 to 3 as Mindy and Steve, left in the middle of round 3.
  while ((await learner.step()) < 13) {
    await learner.follow();
    await learner.readOn();
  }
  await first.app.close();

  const second = await launch();
  const again = new TutorialPage(second.window);
  await second.window.getByRole('button', { name: 'Continue the book’s example' }).click();
  await again.readOn();
  expect(await again.step()).toBe(13);

  for (let given = 0; !(await again.isAtEnd()); given += 1) {
    expect(given, 'the example does not end').toBeLessThan(FUSE);
    await again.follow();
    await again.readOn();
  }
  await again.press('Continue');
  await expect(again.finish).toContainText('Lured Astray');
  await again.finish.getByRole('button', { name: 'Play the First Battle' }).click();
  await expect(new FirstBattlePage(second.window).lessons).toBeVisible();
});

test('who goes on another way is told what comes up, and finds back to the example', async ({ window }) => {
  const learner = new TutorialPage(window);
  await toTheExample(window);
  await learner.readOn();
  await learner.choose('Take a Calling');
  await learner.press('Continue my way');
  await expect(learner.coach).toContainText('You are playing your own way now.');
  await learner.choose('Draw');
  await learner.press('Back to the example');
  await learner.readOn();
  expect(await learner.step()).toBe(1);

  // It stays among the games as what it is.
  await fromMenu(window, 'Exit to menu');
  const games = window.getByRole('region', { name: 'Games to continue' });
  await expect(games.getByRole('button', { name: /^Continue Tutorial/ })).toBeVisible();
});
