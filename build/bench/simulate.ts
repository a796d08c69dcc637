import { availableParallelism, loadavg } from 'node:os';
import { GAME_TOOLS } from '../games/index.ts';
import { FIRST_GAME } from '../simulate/options.ts';
import { sound } from '../soak/support/runs.ts';
import { tasksOf } from '../../engine/toolbox/ranges.ts';

/*
 * How much faster simulate is with two workers than with one, on whole games of the steady bot. Both pools are warm before
 * the clock starts, and take turns; the best turn counts, since what else the machine does can only slow one down.
 */

const GAMES = 2000;
const TURNS = 4;
const TARGET = 1.7;

const game = sound((await GAME_TOOLS[FIRST_GAME].simulate()).read(['--players', '2']));
const simulation = sound(sound(game.load()).simulation());

interface Turn {
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Processor time of all threads together: what sharing costs, even where others keep the processor busy. */
  readonly cpuPerGame: number;
}

const { signal } = new AbortController();
const teams = [1, 2].map((workers) => ({
  workers,
  pool: simulation.pool('bench', { workers, signal }),
  turns: [] as Turn[],
}));

type Team = (typeof teams)[number];

async function takeTurn({ workers, pool }: Team): Promise<Turn> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  let decisions = 0;
  await pool.run(tasksOf({ from: 0, to: GAMES }, workers), (tally) => {
    decisions += tally.decisions;
  });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return {
    gamesPerSecond: GAMES / seconds,
    decisionsPerSecond: decisions / seconds,
    cpuPerGame: (user + system) / 1000 / GAMES,
  };
}

const best = ({ turns }: Team, what: keyof Turn): number => Math.max(...turns.map((turn) => turn[what]));
const least = ({ turns }: Team, what: keyof Turn): number => Math.min(...turns.map((turn) => turn[what]));

// The first turn is for warming up.
for (const team of teams) await takeTurn(team);
for (let turn = 0; turn < TURNS; turn += 1) for (const team of teams) team.turns.push(await takeTurn(team));
for (const team of teams)
  console.log(
    `${team.workers} worker(s)   ${best(team, 'gamesPerSecond').toFixed(1).padStart(7)} games/s   ` +
      `${best(team, 'decisionsPerSecond').toFixed(0).padStart(7)} decisions/s   ` +
      `${least(team, 'cpuPerGame').toFixed(2).padStart(6)} ms of processor time a game`,
  );
const [one, two] = teams.map((team) => best(team, 'gamesPerSecond'));
console.log(
  `two workers are ${((two ?? 0) / (one ?? 1)).toFixed(2)} times as fast as one ` +
    `(target ${TARGET}; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1) ?? '?'})`,
);
for (const { pool } of teams) await pool.close();
