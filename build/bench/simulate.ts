import { availableParallelism } from 'node:os';
import { cardsFor, setUpFor } from '../simulate/game.ts';
import { readOptions } from '../simulate/options.ts';
import { openPool } from '../simulate/pool.ts';
import { tasksOf } from '../simulate/ranges.ts';
import type { Job } from '../simulate/worker.ts';

/*
 * How much faster simulate is with two workers than with one, on whole games of the steady bot. Both pools are warm before
 * the clock starts, and take turns; the best turn counts, since what else the machine does can only slow one down.
 */

const GAMES = 300;
const TURNS = 7;
const TARGET = 1.7;

function job(): Job {
  const options = readOptions(['--players', '2']);
  if (!options.ok) throw new Error(options.error);
  const cards = cardsFor(options.value);
  if (!cards.ok) throw new Error(cards.error);
  const setup = setUpFor(options.value, cards.value);
  if (!setup.ok) throw new Error(setup.error);
  return { content: cards.value.content, setup: setup.value, bots: ['steady'], seed: 'bench' };
}

const { signal } = new AbortController();
const teams = [1, 2].map((workers) => ({
  workers,
  pool: openPool({ work: 'simulate', job: job(), workers, signal }),
  rates: [] as number[],
}));

for (let turn = 0; turn <= TURNS; turn += 1)
  for (const { workers, pool, rates } of teams) {
    const start = performance.now();
    let decisions = 0;
    await pool.run(tasksOf({ from: 0, to: GAMES }, workers), (tally) => {
      decisions += tally.decisions;
    });
    const seconds = (performance.now() - start) / 1000;
    // The first turn is for warming up.
    if (turn > 0) rates.push(GAMES / seconds);
    if (turn === TURNS)
      console.log(
        `${workers} worker(s)   ${Math.max(...rates)
          .toFixed(1)
          .padStart(7)} games/s   ` +
          `${((Math.max(...rates) * decisions) / GAMES).toFixed(0).padStart(7)} decisions/s`,
      );
  }
const [one = 1, two = 0] = teams.map(({ rates }) => Math.max(...rates));
console.log(
  `two workers are ${(two / one).toFixed(2)} times as fast as one (target ${TARGET}; ${availableParallelism()} cores)`,
);
for (const { pool } of teams) await pool.close();
