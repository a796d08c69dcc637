import { spawn } from 'node:child_process';
import { expect, test } from './app.ts';

test('a second start finds the first one, brings its window forward and ends', async ({
  launch,
  program,
  userData,
}) => {
  const { app, window } = await launch();
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.hide();
  });

  const second = spawn(program.executable, [`--user-data-dir=${userData}`, ...program.args], {
    stdio: 'ignore',
  });
  const code = await new Promise((resolve, reject) => {
    second.on('error', reject);
    second.on('exit', resolve);
  });

  expect(code).toBe(0);
  const visible = (): Promise<boolean[]> =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((each) => each.isVisible()));
  await expect.poll(visible).toEqual([true]);
  await expect(window).toHaveTitle(/Alpha\/Omega/);
});
