import type { Machine } from '../../../kernel/machine.ts';
import type { BotName } from '../bots/bots.ts';
import type { AlphaOmega } from '../../game.ts';
import type { Setup } from '../../types.ts';
import { playGame } from './play.ts';
import { gameSeed, type Range } from '../../../toolbox/ranges.ts';
import { merge, NOTHING, tallyOf, type Tally } from './tally.ts';

/** What all games of a simulation have in common. */
export interface Run {
  readonly setup: Setup;
  readonly bots: readonly BotName[];
  readonly seed: string;
}

/** What some games came to, which of them were played to their end, and which of those Good won, by number. */
export interface RunGames {
  readonly tally: Tally;
  readonly finished: readonly number[];
  readonly won: readonly number[];
}

/** Plays the games of a range. Game k is the same whoever plays it, and whatever else is played. */
export function runGames(machine: Machine<AlphaOmega>, run: Run, { from, to }: Range): RunGames {
  let tally = NOTHING;
  const finished: number[] = [];
  const won: number[] = [];
  for (let game = from; game < to; game += 1) {
    const record = playGame({ machine, ...run, seed: gameSeed(run.seed, game) });
    if (record.kind === 'finished') finished.push(game);
    if (record.kind === 'finished' && record.winner === 'good') won.push(game);
    tally = merge(tally, tallyOf(record, game));
  }
  return { tally, finished, won };
}
