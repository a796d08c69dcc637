import { availableParallelism } from 'node:os';
import type { Result } from '../../../engine/index.ts';
import type { Played } from '../../../engine/simulation/record.ts';
import { failureLines } from '../../simulate/failures.ts';

/** All cores, and nobody who interrupts. */
export const EXTENT = { workers: availableParallelism(), signal: new AbortController().signal };

/** The value, or the error thrown. */
export function sound<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** Ends the run when a game broke, with the command that plays it again. */
export function refuseBroken(played: Played, again: (game: number) => string): void {
  if (played.broken > 0) throw new Error(failureLines(played, again).join('\n'));
}
