import { expect, test } from 'vitest';
import { CELLS } from './cells.ts';
import { simulated } from './games.ts';

/** A sample of `npm run soak cards`, with the bot that is quick. */
const GAMES = 100;

test(`over ${GAMES} games of the greedy bot each cell is lost, won where it is to be, and never oftener than it is to be`, async () => {
  for (const { line, target } of CELLS) {
    const { report } = await simulated(`${line} --bot steady`, GAMES, 'sample');
    expect(report.games).toBe(GAMES);
    expect(report.opponent.games).toBeGreaterThan(0);
    // The greedy bot is the weaker player: what the bot that thinks is not to win, it does not win either.
    if (target === null) continue;
    expect(report.good.games / GAMES).toBeLessThan(target[1]);
    if (target[0] > 0) expect(report.good.games).toBeGreaterThan(0);
  }
});
