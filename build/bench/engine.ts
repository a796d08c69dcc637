import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { median } from 'simple-statistics';
import { GAME_TOOLS } from '../games/index.ts';
import type { Slice } from './players/serve.ts';
import type { BenchPlayers } from './support/types.ts';

/*
 * Decisions a second of whole games between random players, on one core: the engine with each game, and beside it in the same run
 * @pkmn/sim's random battles of generation 9 with its own streams and random players, as a yardstick that anyone knows.
 * Each has a thread of its own, so that nobody's garbage is another's, and one at a time plays a short slice. A machine is now
 * faster, now slower: how many times as fast as the yardstick is asked of the slices of a round, and the median round
 * counts. Processor time leaves out what other programs took.
 */

const ROUNDS = 25;
/** So many rounds come before and are not counted: nobody is charged for being compiled, which takes seconds. */
const WARM_UP = 15;
/** Ms between two slices: what the threads of one still clear away is not charged to the next. */
const REST = 100;

const YARDSTICK: BenchPlayers = {
  name: '@pkmn/sim, gen9randombattle',
  file: new URL('players/pkmn.ts', import.meta.url),
  seats: 2,
};

const PLAYERS = [...Object.values(GAME_TOOLS).flatMap(({ bench }) => bench.players), YARDSTICK];

async function main(): Promise<void> {
  const workers = PLAYERS.map(({ file, seats }) => new Worker(file, { workerData: seats }));
  const slices = workers.map((): Slice[] => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const [index, worker] of workers.entries()) {
      await rest(REST);
      worker.postMessage('play');
      const [slice] = (await once(worker, 'message')) as [Slice];
      if (round >= WARM_UP) slices[index]?.push(slice);
    }
  print(slices);
  await Promise.all(workers.map((worker) => worker.terminate()));
}

function print(slices: readonly (readonly Slice[])[]): void {
  const rates = (index: number, time: 'seconds' | 'cpu'): readonly number[] =>
    (slices[index] ?? []).map((slice) => slice.decisions / slice[time]);
  const yardstick = slices.length - 1;
  for (const [index, { name }] of PLAYERS.entries()) {
    const [bySecond, byCpu] = (['seconds', 'cpu'] as const).map((time) => {
      const own = rates(index, time);
      const times = rates(yardstick, time).map((rate, round) => (own[round] ?? 0) / rate);
      return `${median([...own])
        .toFixed(0)
        .padStart(7)} (${median(times).toFixed(1).padStart(4)} times)`;
    });
    console.log(`${name.padEnd(28)} decisions a second ${bySecond}   of processor time ${byCpu}`);
  }
}

await main();
