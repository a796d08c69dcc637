import { expect, test } from './app.ts';
import { HomePage } from './pages/home.ts';
import { TablePage } from './pages/table.ts';

/** Games that are tried until one comes to a Clean-Up with several attacks; some are over before. */
const SEEDS = ['evening', 'morning', 'harvest', 'vineyard', 'jordan', 'cedar'];

test('what the Omens are sure of is what the story then tells', async ({ window }) => {
  const table = new TablePage(window);
  const omens = window.getByRole('region', { name: 'Omens' });
  const steps = omens.getByRole('list', { name: 'What will come' }).first().getByRole('listitem');
  const attacks = steps.filter({ hasText: / attacks .* fewest hit points left/ });
  // Closed branches and what is not sure do not say so in sight.
  const end = omens.getByText(/^The balance will be/).filter({ visible: true });
  /** Plays on until the Omens foretell several attacks; false when the game is over before. */
  const isForetold = async (): Promise<boolean> => {
    for (;;) {
      await expect(omens.and(window.locator('[aria-busy=false]')).or(table.ending)).toBeVisible();
      if (await table.ending.isVisible()) return false;
      const isActing = /choose who acts\.$/.test(await table.question.innerText());
      if (isActing && (await attacks.count()) > 1 && (await end.count()) > 0) return true;
      await table.answer('mouse');
    }
  };
  let found = false;
  for (const seed of SEEDS) {
    await new HomePage(window).begin({ name: 'Mindy', seed });
    // A key that comes while the table tells leaves the rest of that out, and does no more.
    await table.ready();
    await window.keyboard.press('o');
    await expect(omens).toBeVisible();
    found = await isForetold();
    if (found) break;
    await window.reload();
  }
  expect(found, 'nothing ever attacks in a Clean-Up').toBe(true);
  const foreseen = await steps.allInnerTexts();
  const balance = await end.innerText();
  // Older rounds of the story fold by themselves: the lines are those of this one.
  const round = await table.round.innerText();
  await table.showLog();
  const told = table.log
    .getByRole('group')
    .filter({ has: window.getByRole('heading', { name: round, exact: true }) })
    .getByRole('paragraph');
  const before = await told.count();

  // There is room for one panel beside the table.
  await expect(omens).toBeHidden();
  const endNow = window.getByRole('button', { name: 'End phase' });
  await endNow.click();
  // Where somebody could still attack, an end is pressed twice.
  const warned = table.asked.getByRole('alert');
  const isHeeded = async (): Promise<boolean> =>
    (await warned.isVisible()) || !/choose who acts\.$/.test(await table.question.innerText());
  await expect.poll(isHeeded).toBe(true);
  if (await warned.isVisible()) await endNow.click();
  const story = async (): Promise<readonly string[]> => {
    const lines = await told.allInnerTexts();
    // Of what happens in hands no omen speaks.
    return lines
      .slice(before)
      .map((line) => line.replace(/\s*Why\?$/, ''))
      .filter((line) => !line.endsWith(' from hand.'));
  };
  const check = async (): Promise<string | undefined> =>
    (await story()).find((line) => line.startsWith('Strength Check'));
  await expect(table.question).not.toHaveText(/choose who acts\.$/);
  // Whoever does nothing more lets every blow fall; what a card costs has to be paid all the same.
  const still = table.asked.getByRole('button', {
    name: /^(Let .* (strike .*|fall( .*)?|be Lured Astray( .*)?|take it .*)|Not now|Skip .*)$/,
  });
  while ((await check()) === undefined) {
    if ((await still.count()) === 0) await table.answer('mouse');
    else await still.first().click();
  }
  await expect.poll(async () => (await story()).slice(0, foreseen.length)).toEqual(foreseen);
  const [, good = '', opponent = ''] = /Good (\d+), Opponents (\d+)/.exec(balance) ?? [];
  expect(await check()).toContain(`Good ${good}, Opponents ${opponent}.`);
});
