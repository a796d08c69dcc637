import { ASPECTS, universe } from '../../engine/alpha-omega/index.ts';
import { neverMet } from '../../engine/simulation/coverage.ts';
import { commandFor } from '../simulate/again.ts';
import { coverAll, stockFor } from '../simulate/exhaustive.ts';
import { percent, whole } from '../simulate/figures.ts';
import { cardsFor } from '../games/alpha-omega/simulate/game.ts';
import { EXHAUSTIVE_GAMES } from '../games/alpha-omega/simulate/options.ts';
import { ASPECT_NAMES } from '../simulate/show-coverage.ts';
import {
  EXTENT,
  optionsFor,
  refuseBroken,
  simulated,
  sound,
} from '../games/alpha-omega/soak/support/games.ts';
import { keepReport, seedOfRun, tableRow } from './support/report.ts';

const RANDOM_GAMES = 5000;
const PLAYERS = [1, 2, 3, 4, 5, 6];

/** Everything at least once, as lines of a table. */
async function exhaustive(seed: string): Promise<readonly string[]> {
  const options = optionsFor('--exhaustive');
  const cards = sound(cardsFor(options));
  const stock = sound(stockFor(options, cards));
  const { result } = await coverAll({ stock, seed }, { ...EXTENT, games: EXHAUSTIVE_GAMES });
  refuseBroken(result.tally, (game) => commandFor(options, seed, game, result.focus[game]));
  const all = universe(cards.content);
  const never = neverMet(result.coverage, all);
  const missing = ASPECTS.flatMap((aspect) =>
    never[aspect].map((word) => `${ASPECT_NAMES[aspect]}: ${word}`),
  );
  if (missing.length > 0) throw new Error(`never met in ${EXHAUSTIVE_GAMES} games: ${missing.join('; ')}`);
  return [
    `Everything was met in ${whole(result.tally.games)} games (${whole(result.tally.decisions)} decisions); again with`,
    `\`${commandFor(options, seed)}\`.`,
    '',
    '| what | how many | the rarest, and how often |',
    '| --- | --- | --- |',
    ...ASPECTS.map((aspect) => {
      const [rarest = '', times = 0] =
        Object.entries(result.coverage[aspect]).sort(([, a], [, b]) => a - b)[0] ?? [];
      return `| ${ASPECT_NAMES[aspect]} | ${all[aspect].length} | ${rarest}, ${whole(times)} |`;
    }),
  ];
}

/** Ordinary games of random players, as a line of a table. */
async function random(players: number, seed: string): Promise<string> {
  const { report } = await simulated(`--players ${players} --bot random`, RANDOM_GAMES, seed);
  const { games, rounds, good, decisions } = report;
  return tableRow(
    players,
    whole(games),
    whole(decisions),
    rounds?.median ?? 0,
    rounds?.most ?? 0,
    percent(good.rate?.value ?? 0),
  );
}

const seed = String(seedOfRun());
console.log(`seed ${seed}`);
const met = await exhaustive(seed);
const rows: string[] = [];
for (const players of PLAYERS) rows.push(await random(players, seed));
keepReport('simulate', 'Everything at least once, and many random games', [
  `Command: \`npm run soak simulate\`. Seed ${seed}; again with \`npx node build/soak/simulate.ts ${seed}\`.`,
  '',
  ...met,
  '',
  'No game broke, and after every answer every card was in exactly one place. Besides, whole games of random players, each of',
  'which came to its end:',
  '',
  '| players | games | decisions | median rounds | most rounds | Good won |',
  '| --- | --- | --- | --- | --- | --- |',
  ...rows,
]);
