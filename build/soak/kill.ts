import { join } from 'node:path';
import { foundAgain, playAndKill, type Life } from '../../e2e/killing.ts';
import { inspect, liveAndDie, moments, type Acknowledged } from '../../electron/testing/killing.ts';
import { killKeepers, OPENING } from '../../electron/testing/storage-killed.ts';
import { inFolder, onScreen, start } from '../program.ts';
import { keepReport, seedOfRun } from './support/report.ts';

/** 500 in all. A whole program takes seconds to start; the others run beside. */
const PROGRAMS = 60;
const PLAYERS = 220;
const KEEPERS = 220;
const LONGEST = 1000;

/** The whole program, window and all. */
async function killPrograms(folder: string, seed: number): Promise<readonly Life[]> {
  const lives: Life[] = [];
  for (const [index, moment] of moments(String(seed), PROGRAMS, LONGEST).entries()) {
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
  for (const [index, moment] of moments(`player ${seed}`, PLAYERS, LONGEST).entries()) {
    const life = await liveAndDie(file, `${seed} ${index}`, moment);
    acknowledged.push(...life.records);
    stored = inspect(file, acknowledged);
  }
  return { acknowledged: acknowledged.length, stored };
}

await onScreen(async () => {
  const seed = seedOfRun();
  console.log(`seed ${seed}`);
  await inFolder((folder) =>
    inFolder((playing) =>
      inFolder(async (storage) => {
        const beside = async () => {
          const players = await killPlayers(playing, seed);
          console.log(`${PLAYERS} players killed, ${players.acknowledged} records acknowledged`);
          const keepers = await killKeepers(
            storage,
            String(seed),
            moments(`keeper ${seed}`, KEEPERS, LONGEST),
          );
          console.log(`${KEEPERS} keepers killed, ${keepers.acknowledged} things acknowledged`);
          return { players, keepers };
        };
        const [lives, { players, keepers }] = await Promise.all([killPrograms(folder, seed), beside()]);
        const acknowledged = lives.reduce((sum, life) => sum + life.acknowledged.length, 0);
        keepReport('kill', 'Killed at any moment', [
          `Command: \`npm run soak kill\`. Seed ${seed}; again with \`npx node build/soak/kill.ts ${seed}\`.`,
          '',
          '| what is killed with SIGKILL | kills | acknowledged before | in the file afterwards | lost | damaged files |',
          '| --- | --- | --- | --- | --- | --- |',
          `| the main process of the whole program, while a bot plays | ${lives.length} | ${acknowledged} answers | ${lives.at(-1)?.stored ?? 0} answers, after the last kill | 0 | 0 |`,
          `| a process with sessions and storage alone, while it plays and takes back | ${PLAYERS} | ${players.acknowledged} records | ${players.stored} records, after the last kill | 0 | 0 |`,
          `| a process that edits decks, takes in games, copies, throws away, backs up and merges, and brings old files up to date | ${KEEPERS} | ${keepers.acknowledged} things | all, after each kill; every third begins with an old file | 0 | 0 |`,
          '',
          `${keepers.opening} of the last were killed before the file was open: while a file of an earlier program (\`db/golden\`) was`,
          'backed up and its tables were changed.',
          '',
          `Each kill comes a random time up to ${LONGEST} ms after the first word, but where an old file is brought up to date: there it comes`,
          `within ${OPENING} ms, as that is soon over. After each, \`quick_check\` is clean and all that was acknowledged is there: answers with`,
          'their snapshot and the very view that was shown last; versions and drafts of decks; games with all their records; what was',
          'thrown away; backups, each of which is whole. The file may hold more than was acknowledged: what was stored, and whose word',
          'was lost with the process.',
        ]);
      }),
    ),
  );
});
