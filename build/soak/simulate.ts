import { availableParallelism } from 'node:os';
import { ASPECTS, neverMet, universe, type Tally } from '../../engine/index.ts';
import { coverAll, stockFor } from '../simulate/exhaustive.ts';
import { failureLines } from '../simulate/failures.ts';
import { percent, whole } from '../simulate/figures.ts';
import { cardsFor, setUpFor } from '../simulate/game.ts';
import { EXHAUSTIVE_GAMES, readOptions, type Options } from '../simulate/options.ts';
import { reportOf } from '../simulate/report.ts';
import { commandFor } from '../simulate/again.ts';
import { simulateAll } from '../simulate/run.ts';
import { ASPECT_NAMES } from '../simulate/show-coverage.ts';
import { keepReport, seedOfRun } from './support/program.ts';

const RANDOM_GAMES = 5000;
const PLAYERS = [1, 2, 3, 4, 5, 6];

const extent = { workers: availableParallelism(), signal: new AbortController().signal };

function sound<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const optionsFor = (line: string): Options => sound(readOptions(line.split(' ')));

function refuseBroken(tally: Tally, again: (game: number) => string): void {
  if (tally.broken > 0) throw new Error(failureLines(tally, again).join('\n'));
}

/** Everything at least once, as lines of a table. */
async function exhaustive(seed: string): Promise<readonly string[]> {
  const options = optionsFor('--exhaustive');
  const cards = sound(cardsFor(options));
  const stock = sound(stockFor(options, cards));
  const { result } = await coverAll({ stock, seed }, { ...extent, games: EXHAUSTIVE_GAMES });
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
  const options = optionsFor(`--players ${players} --bot random`);
  const cards = sound(cardsFor(options));
  const setup = sound(setUpFor(options, cards));
  const job = { content: cards.content, setup, bots: options.bots, seed };
  const { result } = await simulateAll(job, { ...extent, games: RANDOM_GAMES });
  refuseBroken(result, (game) => commandFor(options, seed, game));
  const { rounds, good, decisions } = reportOf(result, cards.content);
  const cells = [
    players,
    whole(result.games),
    whole(decisions),
    `${rounds?.median ?? 0}`,
    `${rounds?.most ?? 0}`,
    percent(good.rate?.value ?? 0),
  ];
  return `| ${cells.join(' | ')} |`;
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
