import { everything } from './api.ts';
import { expect, test } from './app.ts';
import { HomePage } from './pages/home.ts';
import { TablePage } from './pages/table.ts';

/** More answers than the first round takes. */
const FUSE = 60;

test('a round is played and found again, with the packs and the storage that came along', async ({
  launch,
}) => {
  const first = await launch();
  const table = new TablePage(first.window);
  await new HomePage(first.window).begin({ name: 'Mindy', seed: 'package-e2e' });
  await expect(table.round).toBeVisible();
  await table.showLog();
  for (let asked = 0; !(await table.log.innerText()).includes('Strength Check: Good'); asked += 1) {
    expect(asked, 'the first round has no end').toBeLessThan(FUSE);
    await table.answer('mouse');
  }
  const before = await everything(first.window);
  await first.app.close();

  expect(await everything((await launch()).window)).toBe(before);
});
