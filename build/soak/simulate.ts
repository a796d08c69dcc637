import type { RulesetId } from '../../engine/games.ts';
import { having } from '../games/having.ts';
import { GAME_TOOLS } from '../games/index.ts';
import type { GameTools } from '../games/tools.ts';
import { commandFor } from '../simulate/again.ts';
import { whole } from '../simulate/figures.ts';
import { EXHAUSTIVE_GAMES } from '../simulate/options.ts';
import { gamesOfRun, keepReport, reportOn, seedOfRun, tableRow } from './support/report.ts';
import { EXTENT, sound } from './support/runs.ts';
import type { RandomTools } from './support/types.ts';

const RANDOM_GAMES = 5000;

/** Everything at least once, as lines of a table. */
async function exhaustive(game: RulesetId, seed: string): Promise<readonly string[]> {
  const wanted = sound((await GAME_TOOLS[game].simulate()).read(['--game', game, '--exhaustive']));
  const loaded = sound(wanted.load());
  if (loaded.exhaustion === undefined) throw new Error(`${game} has no exhaustive plan.`);
  const exhaustion = sound(loaded.exhaustion());
  const how = { ...wanted, seed, extent: { ...EXTENT, games: EXHAUSTIVE_GAMES } };
  const { played, failures, missing, aspects } = await exhaustion.run(how);
  if (played.broken > 0) throw new Error(failures.join('\n'));
  if (missing.length > 0) throw new Error(`never met in ${EXHAUSTIVE_GAMES} games: ${missing.join('; ')}`);
  return [
    `Everything was met in ${whole(played.games)} games (${whole(played.decisions)} decisions); again with`,
    `\`${commandFor(wanted, seed)}\`.`,
    '',
    '| what | how many | the rarest, and how often |',
    '| --- | --- | --- |',
    ...aspects.map(
      ({ name, all, rarest: [rarest, times] }) => `| ${name} | ${all} | ${rarest}, ${whole(times)} |`,
    ),
  ];
}

async function rowsOf({ rows }: RandomTools, seed: string): Promise<readonly string[]> {
  const told: string[] = [];
  for (const row of rows) told.push(tableRow(...(await row(RANDOM_GAMES, seed))));
  return told;
}

async function look(game: RulesetId, random: RandomTools, seed: string): Promise<void> {
  const met = await exhaustive(game, seed);
  const rows = await rowsOf(random, seed);
  keepReport(reportOn('simulate', game), 'Everything at least once, and many random games', [
    `Command: \`npm run soak simulate\`. Seed ${seed}; again with \`npx node build/soak/simulate.ts ${seed}\`.`,
    '',
    ...met,
    '',
    `No game broke, and after every answer ${random.held}. Besides, whole games of random players, each of`,
    'which came to its end:',
    '',
    tableRow(...random.head),
    tableRow(...random.head.map(() => '---')),
    ...rows,
  ]);
}

const seed = String(seedOfRun());
console.log(`seed ${seed}`);
const WANTED = {
  what: 'games that are to meet everything',
  of: ({ soak }: GameTools) => soak.random,
};
for (const [game, load] of having(gamesOfRun(), WANTED)) await look(game, await load(), seed);
