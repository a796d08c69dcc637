import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './app.ts';
import { expectAccessible } from './axe.ts';
import { HomePage } from './pages/home.ts';
import { fromMenu, TablePage, wholeTable } from './pages/table.ts';
import { writeTo } from './writing.ts';

const saves = (window: Page): Promise<void> => window.getByRole('button', { name: /^Saved games/ }).click();

test('a game is kept by name, written to a file, thrown away, and comes back from the file and from a backup', async ({
  launch,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'alpha-omega-files-'));
  const { app, window } = await launch();
  const home = new HomePage(window);
  await expect(home.title).toBeVisible();
  await expectAccessible(window, 'the first page');
  await home.begin({ name: 'Mindy', seed: 'kept' });
  await expect(new TablePage(window).asked).toBeVisible();
  await expectAccessible(window, 'the table');
  await fromMenu(window, 'Save as…');
  await window.getByRole('textbox', { name: 'Name of the save slot' }).fill('Christmas Eve');
  await window.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(window.getByText('“Christmas Eve” was saved.')).toBeVisible();
  await window.getByRole('button', { name: 'Close' }).click();
  await fromMenu(window, 'Exit to menu');

  await saves(window);
  await expect(window.getByRole('tab', { name: 'Games (1)' })).toBeVisible();
  await expectAccessible(window, 'the saved games');
  await window.getByRole('button', { name: 'Backups' }).click();
  await window.getByRole('button', { name: 'Back up now' }).click();
  await expect(window.getByText('Backup made.')).toBeVisible();
  await expectAccessible(window, 'the backups');
  await window.getByRole('button', { name: 'Back', exact: true }).click();

  const file = join(folder, 'game.aosave');
  await writeTo(app, file);
  await window.getByRole('button', { name: /^More for And There/ }).click();
  await window.getByRole('button', { name: 'Export…' }).click();
  await expect(window.getByText(`Exported to ${file}`)).toBeVisible();

  await window.getByRole('button', { name: /^Move to Trash: And There / }).click();
  await window.getByRole('tab', { name: 'Trash (1)' }).click();
  await expect(window.getByRole('button', { name: 'Empty Trash' })).toBeVisible();
  await expectAccessible(window, 'the trash');
  await window.getByRole('button', { name: 'Empty Trash' }).click();
  await window.getByRole('button', { name: 'Delete for good' }).click();
  await expect(window.getByRole('tab', { name: 'Games (0)' })).toBeVisible();

  // A file that was changed is refused, with nothing written.
  const broken = join(folder, 'broken.aosave');
  const bytes = await readFile(file);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await writeFile(broken, bytes);
  await window.setInputFiles('input[type=file]', broken);
  await expect(window.getByText('The file was changed after it was written.')).toBeVisible();
  await window.getByRole('button', { name: 'Cancel' }).click();

  await window.setInputFiles('input[type=file]', file);
  await expect(window.getByText('It will be added.')).toBeVisible();
  await window.getByRole('button', { name: 'Add game' }).click();
  await window.getByRole('button', { name: 'Open it' }).click();
  await wholeTable(window).waitFor();
  await fromMenu(window, 'Exit to menu');

  await saves(window);
  await window.getByRole('button', { name: 'Backups' }).click();
  // The one of this start may be newer: it is made when the window has come to rest.
  await window
    .getByRole('listitem')
    .filter({ hasText: 'Made by hand' })
    .getByRole('button', { name: /^View contents/ })
    .click();
  await window.getByRole('button', { name: 'Restore this backup' }).click();
  await window.getByRole('button', { name: 'Yes, restore it' }).click();
  await expect(home.title).toBeVisible();
  await expect(home.games).toHaveCount(1);
  await saves(window);
  await expect(window.getByRole('tab', { name: 'Save slots (1)' })).toBeVisible();
  await rm(folder, { recursive: true, force: true });
});

test('a report is seen before it is written, and what was seen is in it', async ({
  window,
  app,
  userData,
}) => {
  const file = join(userData, 'mine.aoreport');
  await new HomePage(window).begin({ name: 'Melchizedek', seed: 'reported' });
  await fromMenu(window, 'Exit to menu');
  await saves(window);
  await window.getByRole('button', { name: /^More for And There/ }).click();
  await window.getByRole('button', { name: 'Bug report…' }).click();
  const report = window.getByRole('dialog', { name: 'Bug report' });
  await report.getByRole('textbox', { name: 'What happened?' }).fill('The stone did not roll away.');
  await report.getByText('What you wrote, the error, and the versions of program and system').click();
  const first = report.locator('pre');
  await expect(first).toContainText('The stone did not roll away.');
  await expectAccessible(window, 'a report to send');
  const seen: unknown = JSON.parse(await first.innerText());
  await writeTo(app, file);
  await report.getByRole('button', { name: 'Save report…' }).click();
  await expect(report.getByText(`Saved to ${file}`)).toBeVisible();

  const parts = unzipSync(await readFile(file));
  const texts = new Map(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
  expect(JSON.parse(texts.get('report.json') ?? '')).toEqual(seen);
  expect([...texts.keys()]).toContain('records.json');
  // Nobody asked for the names of people to go along.
  expect([...texts.values()].join()).not.toContain('Melchizedek');
});
