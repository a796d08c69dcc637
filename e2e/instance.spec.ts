import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from './app.ts';
import { startBy } from './start-by.ts';

test('a second start finds the first one, brings its window forward and ends', async ({
  launch,
  program,
  userData,
}) => {
  const { app, window } = await launch();
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.hide();
  });

  expect(await startBy(program, userData)).toBe(0);
  const visible = (): Promise<boolean[]> =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((each) => each.isVisible()));
  await expect.poll(visible).toEqual([true]);
  await expect(window).toHaveTitle(/Alpha\/Omega/);
});

test('the window comes back where it was left', async ({ launch }) => {
  const bounds = { x: 70, y: 60, width: 1010, height: 690 };
  const first = await launch();
  await first.app.evaluate(({ BrowserWindow }, to) => {
    BrowserWindow.getAllWindows()[0]?.setBounds(to);
  }, bounds);
  await first.app.close();

  const { app } = await launch();
  const found = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds());
  expect(found).toEqual(bounds);
});

test('games of a newer program are refused in plain words, left as they are, and can be put aside', async ({
  launch,
  userData,
  problems,
}) => {
  const file = join(userData, 'alpha-omega.sqlite');
  const newer = new Database(file);
  newer.exec(
    'PRAGMA application_id = 0x416c4f6d; PRAGMA user_version = 5000; CREATE TABLE later (x TEXT) STRICT',
  );
  newer.close();
  const before = readFileSync(file);

  const { window } = await launch();
  await expect(window.getByRole('heading', { name: 'Your games cannot be opened' })).toBeVisible();
  await expect(window.getByText('A newer version of Alpha/Omega saved them.')).toBeVisible();
  await window.getByRole('button', { name: 'Try again' }).click();
  await expect(window.getByText('A newer version of Alpha/Omega saved them.')).toBeVisible();
  expect(readFileSync(file).equals(before)).toBe(true);

  await window.getByRole('button', { name: 'Start fresh, and keep the file' }).click();
  await window.getByRole('button', { name: 'Yes, start fresh' }).click();
  await expect(window.getByRole('button', { name: 'New game', exact: true })).toBeVisible();
  const aside = readdirSync(userData).find((name) => /put-aside.*\.sqlite$/.test(name)) ?? '';
  expect(readFileSync(join(userData, aside)).equals(before)).toBe(true);
  // It is said on the console as well, for those who start the program there.
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('cannot be opened')));
});

test('a page that crashes is opened again, and what happened is written down', async ({
  launch,
  userData,
  problems,
}) => {
  const { app, window } = await launch();
  await window.waitForLoadState();
  await app.evaluate(({ BrowserWindow, dialog }) => {
    dialog.showMessageBox = () => Promise.resolve({ response: 0, checkboxChecked: false });
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
  });
  const reports = join(userData, 'reports');
  const written = (): string[] => (existsSync(reports) ? readdirSync(reports) : []);
  await expect.poll(written).toContainEqual(expect.stringMatching(/window-gone\.json$/));
  const works = (): Promise<unknown> =>
    app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      if (!contents || contents.isCrashed() || contents.isLoading()) return 'not yet';
      return contents.executeJavaScript('window.game.listGames().then(({ ok }) => ok)') as Promise<unknown>;
    });
  await expect.poll(works).toBe(true);
  problems.splice(0, problems.length, ...problems.filter((problem) => problem !== 'the window crashed'));
});

test('what no part of the page foresaw is told over the page and written down', async ({
  launch,
  userData,
  problems,
}) => {
  const { window } = await launch();
  await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  await window.evaluate(() => {
    setTimeout(() => {
      throw new Error('a press that led nowhere');
    });
  });
  await expect(window.getByRole('alert')).toContainText('a press that led nowhere');
  await window.evaluate(() => {
    void Promise.reject(new Error('a promise that nobody kept'));
  });
  await expect(window.getByRole('alert')).toContainText('a promise that nobody kept');
  const reports = join(userData, 'reports');
  const written = (): string =>
    existsSync(reports)
      ? readdirSync(reports)
          .map((file) => readFileSync(join(reports, file), 'utf8'))
          .join()
      : '';
  await expect.poll(written).toMatch(/a press that led nowhere[^]*a promise that nobody kept/);
  problems.splice(0, problems.length);
});
