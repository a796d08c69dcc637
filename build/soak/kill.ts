import { join } from 'node:path';
import { foundAgain, playAndKill, type Life } from '../../e2e/killing.ts';
import { inspect, liveAndDie, moments, type Acknowledged } from '../../electron/testing/killing.ts';
import { inFolder, onScreen, start } from '../program.ts';
import { keepReport, seedOfRun } from './support/report.ts';

const KILLS = 50;
const LONGEST = 1000;

/** The whole program, window and all. */
async function killPrograms(folder: string, seed: number): Promise<readonly Life[]> {
  const lives: Life[] = [];
  for (const [index, moment] of moments(String(seed), KILLS, LONGEST).entries()) {
    const running = await start(folder);
    const before = lives.at(-1);
    const last = before?.acknowledged.at(-1);
    if (before && last && (await foundAgain(running.window, last)) !== before.stored)
      throw new Error(`kill ${index}: the window does not find what the file holds`);
    const life = await playAndKill(running, folder, { seed: seed + index, moment });
    if (life.stored < (before?.stored ?? 0) + life.acknowledged.length)
      throw new Error(`kill ${index}: the file holds fewer answers than were acknowledged`);
    lives.push(life);
    console.log(
      `kill ${index + 1} at ${moment} ms: ${life.acknowledged.length} more answers, ${life.stored} in all`,
    );
  }
  const running = await start(folder);
  const last = lives.at(-1)?.acknowledged.at(-1);
  if (last) await foundAgain(running.window, last);
  await running.app.close();
  return lives;
}

/** Sessions and storage alone in a Node process, whose word is never lost on its way. */
async function killPlayers(folder: string, seed: number): Promise<{ acknowledged: number; stored: number }> {
  const file = join(folder, 'games.sqlite');
  const acknowledged: Acknowledged[] = [];
  let stored = 0;
  for (const [index, moment] of moments(`player ${seed}`, KILLS, LONGEST).entries()) {
    const life = await liveAndDie(file, `${seed} ${index}`, moment);
    acknowledged.push(...life.records);
    stored = inspect(file, acknowledged);
  }
  return { acknowledged: acknowledged.length, stored };
}

await onScreen(async () => {
  const seed = seedOfRun();
  console.log(`seed ${seed}`);
  await inFolder(async (folder) => {
    const lives = await killPrograms(folder, seed);
    const acknowledged = lives.reduce((sum, life) => sum + life.acknowledged.length, 0);
    await inFolder(async (other) => {
      const players = await killPlayers(other, seed);
      keepReport('kill', 'Killed at any moment', [
        `Command: \`npm run soak kill\`. Seed ${seed}; again with \`npx node build/soak/kill.ts ${seed}\`.`,
        '',
        '| what is killed with SIGKILL while a bot plays | kills | answers acknowledged | answers in the file | lost | damaged files |',
        '| --- | --- | --- | --- | --- | --- |',
        `| the main process of the whole program | ${lives.length} | ${acknowledged} | ${lives.at(-1)?.stored ?? 0} | 0 | 0 |`,
        `| a process with sessions and storage alone | ${KILLS} | ${players.acknowledged} | ${players.stored} | 0 | 0 |`,
        '',
        `Each kill comes a random time up to ${LONGEST} ms after the first acknowledged answer. After each, \`quick_check\` is`,
        'clean, every acknowledged answer is there, header, answers and snapshot agree, and the next start shows the very view',
        'that was acknowledged last and plays on. The file may hold more than was acknowledged: an answer that was stored, and',
        'whose word was lost with the process.',
      ]);
    });
  });
});
