import { expect, test } from './app.ts';
import { expectAccessible } from './axe.ts';
import { HomePage } from './pages/home.ts';
import { fromMenu, TablePage } from './pages/table.ts';

/** More answers than any game takes; a game that needs them all has a fault of its own. */
const FUSE = 800;

const EVERYDAY = /draw a card or take a Calling|, play a card|you may play|choose who acts/;

/** Plays games until a card asks something that is not asked in every turn. @returns the seed of that game */
async function playToASpecialQuestion(home: HomePage, table: TablePage): Promise<string> {
  for (let game = 1; ; game += 1) {
    expect(game, 'no card ever asked anything').toBeLessThan(10);
    const seed = `resume-e2e-${game}`;
    await home.begin({ name: 'Steve', seed });
    await expect(table.round).toBeVisible();
    for (let asked = 0; asked < FUSE && !(await table.isOver()); asked += 1) {
      if (asked >= 12 && !EVERYDAY.test(await table.question.innerText())) return seed;
      await table.answer('mouse');
    }
    await table.ending.getByRole('button', { name: 'Main menu' }).click();
  }
}

test('a game that is left in the middle of a decision is found exactly there', async ({ launch }) => {
  const first = await launch();
  const table = new TablePage(first.window);
  const seed = await playToASpecialQuestion(new HomePage(first.window), table);
  const left = await table.snapshot('Steve');
  await first.app.close();

  const second = await launch();
  const again = new TablePage(second.window);
  const home = new HomePage(second.window);
  await home.comeBack(seed);
  // Whoever comes back is told of the round in which it was left, how things stand, and what is asked.
  for (const told of [
    /Strength Check: Good \d+/,
    await again.round.innerText(),
    await again.question.innerText(),
  ])
    await expect(home.recap).toContainText(told);
  await expectAccessible(second.window, 'what came before');
  await home.playOn();
  expect(await again.snapshot('Steve')).toBe(left);
  await again.answer('keyboard');
});

test('a game can be left, listed and thrown away', async ({ window }) => {
  const home = new HomePage(window);
  await home.begin({ name: 'Mindy', seed: 'short-lived' });
  await fromMenu(window, 'Exit to menu');
  await expect(home.games).toHaveCount(1);
  await home.throwAway('short-lived');
  await expect(home.games).toHaveCount(0);
});
