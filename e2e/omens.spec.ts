import { expect, test } from './app.ts';
import { HomePage } from './pages/home.ts';
import { TablePage } from './pages/table.ts';

/** More answers than it takes for the Opponents to have something to attack in a Clean-Up. */
const FUSE = 200;

test('what the Omens are sure of is what the story then tells', async ({ window }) => {
  test.setTimeout(120_000);
  const table = new TablePage(window);
  await new HomePage(window).begin({ name: 'Mindy', seed: 'omens-e2e' });
  await window.keyboard.press('o');
  const omens = window.getByRole('region', { name: 'Omens' });
  await expect(omens).toBeVisible();

  const steps = omens.getByRole('list', { name: 'What will come' }).first().getByRole('listitem');
  const attacks = steps.filter({ hasText: / attacks .* fewest hit points left/ });
  const forks = omens.getByRole('heading', { name: /choose/ });
  for (let asked = 0; ; asked += 1) {
    expect(asked, 'nothing ever attacks in a Clean-Up').toBeLessThan(FUSE);
    await expect(omens).toHaveAttribute('aria-busy', 'false');
    const isActing = /who acts next/.test(await table.question.innerText());
    if (isActing && (await attacks.count()) > 0 && (await forks.count()) === 0) break;
    await table.answer('mouse');
  }
  const foreseen = await steps.allInnerTexts();
  const balance = await omens.getByText(/^The balance will be/).innerText();
  const before = await table.log.getByRole('paragraph').count();

  await window.keyboard.press('Escape');
  await expect(omens).toBeHidden();
  await window.getByRole('button', { name: 'End the Action Phase' }).click();
  await expect(table.question).not.toHaveText(/who acts next/);
  const told = await table.log.getByRole('paragraph').allInnerTexts();
  const story = told.slice(before).map((line) => line.replace(/\s*Why\?$/, ''));
  expect(story.slice(0, foreseen.length)).toEqual(foreseen);
  const [, good = '', opponent = ''] = /Good (\d+), Opponents (\d+)/.exec(balance) ?? [];
  expect(story.find((line) => line.startsWith('Strength Check'))).toContain(
    `Good ${good}, Opponents ${opponent}.`,
  );
});
