import { expect, test } from './app.ts';
import { HomePage } from './pages/home.ts';
import { TablePage } from './pages/table.ts';

/** More answers than it takes for the Opponents to have something to attack in a Clean-Up. */
const FUSE = 200;

test('what the Omens are sure of is what the story then tells', async ({ window }) => {
  test.setTimeout(120_000);
  const table = new TablePage(window);
  await new HomePage(window).begin({ name: 'Mindy', seed: 'morning' });
  await window.keyboard.press('o');
  const omens = window.getByRole('region', { name: 'Omens' });
  await expect(omens).toBeVisible();

  const steps = omens.getByRole('list', { name: 'What will come' }).first().getByRole('listitem');
  const attacks = steps.filter({ hasText: / attacks .* fewest hit points left/ });
  // Closed branches and what is not sure do not say so in sight.
  const end = omens.getByText(/^The balance will be/).filter({ visible: true });
  for (let asked = 0; ; asked += 1) {
    expect(asked, 'nothing ever attacks in a Clean-Up').toBeLessThan(FUSE);
    await expect(omens).toHaveAttribute('aria-busy', 'false');
    const isActing = /who acts next/.test(await table.question.innerText());
    if (isActing && (await attacks.count()) > 1 && (await end.count()) > 0) break;
    await table.answer('mouse');
  }
  const foreseen = await steps.allInnerTexts();
  const balance = await end.innerText();
  const before = await table.log.getByRole('paragraph').count();

  await window.keyboard.press('Escape');
  await expect(omens).toBeHidden();
  await window.getByRole('button', { name: 'End the Action Phase' }).click();
  const story = async (): Promise<readonly string[]> => {
    const told = await table.log.getByRole('paragraph').allInnerTexts();
    // Of what happens in hands no omen speaks.
    return told
      .slice(before)
      .map((line) => line.replace(/\s*Why\?$/, ''))
      .filter((line) => !line.endsWith(' from hand.'));
  };
  const check = async (): Promise<string | undefined> =>
    (await story()).find((line) => line.startsWith('Strength Check'));
  await expect(table.question).not.toHaveText(/who acts next/);
  // Whoever does nothing more lets every blow fall; what a card costs has to be paid all the same.
  const still = table.asked.getByRole('button', { name: /^(Let .* (strike .*|fall)|Do not use .*)$/ });
  while ((await check()) === undefined) {
    if ((await still.count()) === 0) await table.answer('mouse');
    else await still.first().click();
  }
  expect((await story()).slice(0, foreseen.length)).toEqual(foreseen);
  const [, good = '', opponent = ''] = /Good (\d+), Opponents (\d+)/.exec(balance) ?? [];
  expect(await check()).toContain(`Good ${good}, Opponents ${opponent}.`);
});
