import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median } from 'simple-statistics';
import { GAME_TOOLS } from '../games/index.ts';
import type { Slice } from './players/serve.ts';
import type { BenchPlayers } from './support/types.ts';

/*
 * Decisions a second of whole games between random players, on one core: the engine with each game, and beside it in the same run
 * @pkmn/sim's random battles of generation 9 with its own streams and random players, as a yardstick that anyone knows.
 * Each has a thread of its own, so that nobody's garbage is another's, and one at a time plays a short slice, so that
 * whatever else the machine does falls on all of them; the median slice counts. Processor time leaves out what other
 * programs took.
 */

const SLICES = 9;

const YARDSTICK: BenchPlayers = {
  name: '@pkmn/sim, gen9randombattle',
  file: new URL('players/pkmn.ts', import.meta.url),
  seats: 2,
};

const PLAYERS = [...Object.values(GAME_TOOLS).flatMap(({ bench }) => bench.players), YARDSTICK];

async function main(): Promise<void> {
  const workers = PLAYERS.map(({ file, seats }) => new Worker(file, { workerData: seats }));
  const slices = workers.map((): Slice[] => []);
  // The first slice of each is a warm-up: nobody is charged for being compiled.
  for (let round = 0; round <= SLICES; round += 1)
    for (const [index, worker] of workers.entries()) {
      worker.postMessage('play');
      const [slice] = (await once(worker, 'message')) as [Slice];
      if (round > 0) slices[index]?.push(slice);
    }
  print(slices);
  await Promise.all(workers.map((worker) => worker.terminate()));
}

function print(slices: readonly (readonly Slice[])[]): void {
  const rate = (index: number, time: 'seconds' | 'cpu'): number =>
    median((slices[index] ?? []).map((slice) => slice.decisions / slice[time]));
  const yardstick = slices.length - 1;
  for (const [index, { name }] of PLAYERS.entries()) {
    const [bySecond, byCpu] = (['seconds', 'cpu'] as const).map((time) => {
      const times = (rate(index, time) / rate(yardstick, time)).toFixed(1);
      return `${rate(index, time).toFixed(0).padStart(7)} (${times.padStart(4)} times)`;
    });
    console.log(`${name.padEnd(28)} decisions a second ${bySecond}   of processor time ${byCpu}`);
  }
}

await main();
