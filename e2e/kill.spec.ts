import { expect, test } from './app.ts';
import { foundAgain, playAndKill, type Acknowledged } from './killing.ts';

const MOMENTS = [0, 40, 150, 410, 730];

test('killed at any moment, the game is found again with every acknowledged answer', async ({
  launch,
  userData,
  problems,
}) => {
  let last: Acknowledged | undefined;
  let stored = 0;
  for (const [index, moment] of MOMENTS.entries()) {
    const running = await launch();
    if (last) expect(await foundAgain(running.window, last)).toBe(stored);
    const life = await playAndKill(running, userData, { seed: index + 1, moment });
    expect(life.stored).toBeGreaterThanOrEqual(stored + life.acknowledged.length);
    last = life.acknowledged.at(-1);
    stored = life.stored;
  }
  // A window that loses its main process goes down with it.
  problems.splice(0, problems.length, ...problems.filter((problem) => problem !== 'the window crashed'));
});
