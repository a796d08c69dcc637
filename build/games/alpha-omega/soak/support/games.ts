import { availableParallelism } from 'node:os';
import type { Tally } from '../../../../../engine/alpha-omega/index.ts';
import type { Result } from '../../../../../engine/index.ts';
import { commandFor } from '../../../../simulate/again.ts';
import { failureLines } from '../../../../simulate/failures.ts';
import { cardsFor, setUpFor } from '../../simulate/game.ts';
import { readOptions, type Options } from '../../simulate/options.ts';
import { reportOf, type Report } from '../../simulate/report.ts';
import { simulateAll } from '../../../../simulate/run.ts';

/** All cores, and nobody who interrupts. */
export const EXTENT = { workers: availableParallelism(), signal: new AbortController().signal };

/** The value, or the error thrown. */
export function sound<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** The options that a command line means; an empty one means the plain game. */
export const optionsFor = (line: string): Options =>
  sound(readOptions(line.split(' ').filter((word) => word !== '')));

/** A game as `npm run simulate -- <line>` sets it up: what is asked for, the cards, and the set-up. */
export function gameFor(line: string) {
  const options = optionsFor(line);
  const cards = sound(cardsFor(options));
  return { options, cards, setup: sound(setUpFor(options, cards)) };
}

/** Ends the run when a game broke, with the command that plays it again. */
export function refuseBroken(tally: Tally, again: (game: number) => string): void {
  if (tally.broken > 0) throw new Error(failureLines(tally, again).join('\n'));
}

/** Games as `npm run simulate -- <line>` plays them, and the command that plays the same ones again. */
export async function simulated(
  line: string,
  games: number,
  seed: string,
  { workers = EXTENT.workers }: { readonly workers?: number } = {},
): Promise<{ readonly report: Report; readonly command: string }> {
  const { options, cards, setup } = gameFor(line);
  const job = { content: cards.content, setup, bots: options.bots, seed };
  const { result } = await simulateAll(job, { ...EXTENT, workers, games });
  refuseBroken(result, (game) => commandFor(options, seed, game));
  return { report: reportOf(result, cards.content), command: commandFor({ ...options, games }, seed) };
}
