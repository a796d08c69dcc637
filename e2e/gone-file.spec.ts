import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sampleOf } from '../engine/kernel/testing/sample.ts';
import { expect, test } from './app.ts';
import { HomePage } from './pages/home.ts';
import { TablePage } from './pages/table.ts';

/** What becomes of the file of games, by what is called how in its folder. */
const HARM: Readonly<Record<string, (file: string) => void>> = {
  deleted: (file) => rmSync(file),
  'moved away': (file) => renameSync(file, `${file}.elsewhere`),
  'left without its log': (file) => rmSync(`${file}-wal`),
};

const HARMS = Object.entries(HARM);

for (const [what, harm] of sampleOf(HARMS, HARMS.length)) {
  test(`the file of games is ${what} while it is played: the next answer says so, and all games come back`, async ({
    window,
    userData,
    problems,
  }) => {
    const home = new HomePage(window);
    const table = new TablePage(window);
    await home.begin({ name: 'Mindy', seed: 'gone' });
    await table.answer('mouse');
    const before = await table.snapshot('Mindy');
    harm(join(userData, 'alpha-omega.sqlite'));
    await table.choose('mouse');
    await expect(window.getByRole('alert')).toContainText('were deleted, moved or replaced');
    await window.getByRole('button', { name: 'Open the games again' }).click();
    await expect(home.title).toBeVisible();
    await home.resume('gone');
    expect(await table.snapshot('Mindy')).toBe(before);
    await table.answer('mouse');
    // The backup of a start is not made of a file that is gone; that is said on the console.
    problems.splice(0, problems.length, ...problems.filter((each) => !each.includes('no backup was made')));
  });
}
