import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { RulesetId } from '../../engine/games.ts';
import { fail } from '../../engine/index.ts';
import { GAME_TOOLS } from '../games/index.ts';
import { helpOf } from './help.ts';
import { EXHAUSTIVE_GAMES, GAMES, gameIn, type Options } from './options.ts';
import type { Extent, Loaded, Shown, Wanted } from './types.ts';

/** What the process ends with. */
const EXIT = { well: 0, failed: 1, badArguments: 2, interrupted: 130 } as const;

/** The whole command: reads its arguments, plays, and prints. @returns the exit code */
export async function main(args: readonly string[]): Promise<number> {
  const game = gameIn(args);
  return game.ok ? inGame(game.value, args) : refuse(game.error);
}

async function inGame(game: RulesetId, args: readonly string[]): Promise<number> {
  const tools = await GAME_TOOLS[game].simulate();
  const wanted = tools.read(args);
  if (!wanted.ok) return refuse(wanted.error);
  const { options } = wanted.value;
  if (options.help) {
    console.log(helpOf(tools.help));
    return EXIT.well;
  }
  const loaded = wanted.value.load();
  if (!loaded.ok) return refuse(loaded.error);
  for (const line of loaded.value.leftOut) console.error(`Left out: ${line}`);
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const play = options.exhaustive ? exhaust : simulate;
  return play(wanted.value, loaded.value, seed);
}

async function simulate({ options, again }: Wanted, loaded: Loaded, seed: string): Promise<number> {
  const simulation = loaded.simulation();
  if (!simulation.ok) return refuse(simulation.error);
  const { only } = options;
  if (only !== null) return simulation.value.only(seed, only) ? EXIT.well : EXIT.failed;
  const extent = extentOf(options, GAMES);
  return show(await simulation.value.run({ options, again, seed, extent }), options);
}

async function exhaust({ options, again }: Wanted, loaded: Loaded, seed: string): Promise<number> {
  const exhaustion =
    loaded.exhaustion?.() ?? fail(`--exhaustive: ${options.game} has no plan to meet everything.`);
  if (!exhaustion.ok) return refuse(exhaustion.error);
  const { only, focus } = options;
  const refusal = focus === null ? null : exhaustion.value.refusal(focus);
  if (refusal !== null) return refuse(refusal);
  if (only !== null) return exhaustion.value.only(seed, only, focus) ? EXIT.well : EXIT.failed;
  const extent = extentOf(options, EXHAUSTIVE_GAMES);
  return show(await exhaustion.value.run({ options, again, seed, extent }), options);
}

function show(shown: Shown, { json }: Options): number {
  console.log(json ? shown.json() : shown.lines().join('\n'));
  if (shown.interrupted) return EXIT.interrupted;
  return shown.isWell ? EXIT.well : EXIT.failed;
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
