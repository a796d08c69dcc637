import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median } from 'simple-statistics';
import { inRoot } from '../tools.ts';
import type { Slice } from './players/serve.ts';

/*
 * Decisions a second of whole games between random players, on one core: this engine, and beside it in the same run
 * @pkmn/sim's random battles of generation 9 with its own streams and random players, as a yardstick that anyone knows.
 * Each has a thread of its own, so that nobody's garbage is another's, and one at a time plays a short slice, so that
 * whatever else the machine does falls on all of them; the median slice counts. Processor time leaves out what other
 * programs took.
 */

const SLICES = 9;

const PLAYERS = [
  { name: 'Alpha/Omega, 1 seat', file: 'games/alpha-omega/bench/support/player', seats: 1 },
  { name: 'Alpha/Omega, 2 seats', file: 'games/alpha-omega/bench/support/player', seats: 2 },
  { name: 'Alpha/Omega, 6 seats', file: 'games/alpha-omega/bench/support/player', seats: 6 },
  { name: '@pkmn/sim, gen9randombattle', file: 'bench/players/pkmn', seats: 2 },
] as const;

async function main(): Promise<void> {
  const workers = PLAYERS.map(
    ({ file, seats }) => new Worker(inRoot(`build/${file}.ts`), { workerData: seats }),
  );
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
