import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { coverAll, stockFor } from './exhaustive.ts';
import { cardsFor, setUpFor, type Cards } from '../games/alpha-omega/simulate/game.ts';
import { HELP } from './help.ts';
import { coverOnly, playOnly } from '../games/alpha-omega/simulate/only.ts';
import { EXHAUSTIVE_GAMES, GAMES, readOptions, type Options } from '../games/alpha-omega/simulate/options.ts';
import { simulateAll, type Extent } from './run.ts';
import { coverageAsJson, coverageAsLines, isComplete } from './show-coverage.ts';
import { asJson, asLines } from './show.ts';

/** What the process ends with. */
const EXIT = { well: 0, failed: 1, badArguments: 2, interrupted: 130 } as const;

/** The whole command: reads its arguments, plays, and prints. @returns the exit code */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (!options.ok) return refuse(options.error);
  if (options.value.help) {
    console.log(HELP);
    return EXIT.well;
  }
  const cards = cardsFor(options.value);
  if (!cards.ok) return refuse(cards.error);
  for (const { file, path, message } of cards.value.issues)
    console.error(`Left out: ${file} ${path} ${message}`);
  const seed = options.value.seed ?? randomBytes(4).toString('hex');
  return options.value.exhaustive
    ? exhaust(options.value, cards.value, seed)
    : simulate(options.value, cards.value, seed);
}

async function simulate(options: Options, cards: Cards, seed: string): Promise<number> {
  const setup = setUpFor(options, cards);
  if (!setup.ok) return refuse(setup.error);
  const job = { content: cards.content, setup: setup.value, bots: options.bots, seed };
  if (options.only !== null) return playOnly(job, options.only) ? EXIT.well : EXIT.failed;
  const extent = extentOf(options, GAMES);
  const counted = await simulateAll(job, extent);
  const shown = { options, cards, setup: setup.value, seed, counted, ...extent };
  console.log(options.json ? asJson(shown) : asLines(shown).join('\n'));
  if (counted.interrupted) return EXIT.interrupted;
  return counted.result.broken > 0 ? EXIT.failed : EXIT.well;
}

async function exhaust(options: Options, cards: Cards, seed: string): Promise<number> {
  const stock = stockFor(options, cards);
  if (!stock.ok) return refuse(stock.error);
  const job = { stock: stock.value, seed };
  const { only, focus } = options;
  if (focus !== null && !cards.content.has(focus))
    return refuse(`--focus is "${focus}", and must be the id of a card.`);
  if (only !== null) return coverOnly(job, only, focus) ? EXIT.well : EXIT.failed;
  const extent = extentOf(options, EXHAUSTIVE_GAMES);
  const counted = await coverAll(job, extent);
  const shown = { options, cards, seed, counted, ...extent };
  console.log(options.json ? coverageAsJson(shown) : coverageAsLines(shown).join('\n'));
  if (counted.interrupted) return EXIT.interrupted;
  // A card that was left out was met by nobody either.
  return isComplete(shown) && cards.issues.length === 0 ? EXIT.well : EXIT.failed;
}

function refuse(why: string): number {
  console.error(`${why}\nMore: npm run simulate -- --help`);
  return EXIT.badArguments;
}

function extentOf({ games, workers }: Options, most: number): Extent {
  // The first Ctrl-C asks for what was counted so far; a second one ends the process at once.
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return {
    games: games ?? most,
    workers: workers ?? availableParallelism(),
    signal: controller.signal,
  };
}
