import { expect, test } from './app.ts';
import { foundAgain, momentsOf, playAndKill, type Acknowledged, type Killing, type Life } from './killing.ts';

const KILLS = 3;
const LONGEST = 800;
/** Answers are on disk at other times in each run, so that many runs try many moments. */
const SEED = Number(process.env['KILL_SEED'] ?? Date.now() % 2 ** 31);
const AGAIN = `KILL_SEED=${SEED} npm test e2e`;

test('killed at any moment, the game is found again with every acknowledged answer', async ({
  launch,
  userData,
  problems,
}) => {
  // eslint-disable-next-line no-console -- Nobody could see a failure again who does not know its seed.
  console.log(`These kills again: ${AGAIN}`);
  let last: Acknowledged | undefined;
  let stored = 0;
  for (const killing of momentsOf(SEED, KILLS, LONGEST)) {
    const life = await lifeOf(killing);
    last = life.acknowledged.at(-1);
    stored = life.stored;
  }
  // A window that loses its main process goes down with it.
  problems.splice(0, problems.length, ...problems.filter((problem) => problem !== 'the window crashed'));

  async function lifeOf(killing: Killing): Promise<Life> {
    try {
      const running = await launch();
      const found = last === undefined ? stored : await foundAgain(running.window, last);
      expect(found, 'answers that the window finds').toBe(stored);
      const life = await playAndKill(running, userData, killing);
      expect(life.stored, 'answers in the file').toBeGreaterThanOrEqual(stored + life.acknowledged.length);
      return life;
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new Error(`${said}\nat the kill after ${killing.moment} ms; again with: ${AGAIN}`, {
        cause: error,
      });
    }
  }
});
