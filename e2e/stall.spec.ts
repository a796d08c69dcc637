import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './app.ts';
import { HomePage } from './pages/home.ts';

test('a main process that stalls for five seconds is noticed while it does, with where; then the program goes on', async ({
  window,
  app,
  userData,
}) => {
  const home = new HomePage(window);
  await expect(home.title).toBeVisible();
  const reports = join(userData, 'reports');
  const isNoted = await app.evaluate(async (_, folder) => {
    const { readdirSync: namesIn } = process.getBuiltinModule('node:fs');
    const noted = (): boolean => {
      try {
        return namesIn(folder).some((name) => name.endsWith('-stalled.json'));
      } catch {
        return false;
      }
    };
    const stallHere = (): boolean => {
      const end = Date.now() + 30_000;
      while (!noted() && Date.now() < end);
      return noted();
    };
    // Not inside of what the test library asks, which waits for no debugger.
    return new Promise<boolean>((done) => setTimeout(() => done(stallHere()), 0));
  }, reports);
  expect(isNoted).toBe(true);
  const names = readdirSync(reports);
  expect(names).toEqual([expect.stringMatching(/-stalled\.json$/)]);
  const { error } = JSON.parse(readFileSync(join(reports, names[0] ?? ''), 'utf8')) as {
    error: { message: string; stack: string };
  };
  expect(error.message).toBe('the main process stood still for 5 s');
  expect(error.stack).toMatch(/^ {4}at (noted|stallHere) /m);
  await home.begin({ name: 'Mindy', seed: 'stalled' });
});
