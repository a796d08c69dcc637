import type { Played } from '../../engine/simulation/record.ts';
import { commandFor } from './again.ts';
import { failureLines } from './failures.ts';
import { count, rate, whole } from './figures.ts';
import { openPool } from './pool.ts';
import { heading } from './print.ts';
import { countAll, type Counted, type Counting } from './run.ts';
import type { How, Simulation } from './types.ts';

/** What a simulation is made of. */
export interface SimulationParts<Job, T extends Played> extends Omit<Counting<Job, T>, 'job'> {
  readonly job: (seed: string) => Job;
  /** What is played, as it stands above the report. */
  readonly title: string;
  /** By whom, and how, in a line. */
  readonly players: string;
  /** The same as JSON. */
  readonly settings: object;
  readonly report: (tally: T) => object;
  readonly reportLines: (tally: T) => readonly string[];
  readonly only: (seed: string, game: number) => boolean;
}

/** Games of one kind, and the report on them. */
export const simulationOf = <Job, T extends Played>(parts: SimulationParts<Job, T>): Simulation => ({
  only: parts.only,
  pool: (seed, staff) => openPool({ work: parts.work, job: parts.job(seed), ...staff }),
  async run(how) {
    const counted = await countAll({ ...parts, job: parts.job(how.seed) }, how.extent);
    const { result: played, interrupted } = counted;
    return {
      ...{ interrupted, played, isWell: played.broken === 0 },
      lines: () => asLines(parts, how, counted),
      json: () => asJson(parts, how, counted),
    };
  },
});

function asJson<Job, T extends Played>(
  parts: SimulationParts<Job, T>,
  how: How,
  { result: tally, interrupted, seconds }: Counted<T>,
): string {
  const { seed, extent } = how;
  const { games, workers } = extent;
  const json = {
    command: commandFor(how, seed, { games }),
    settings: { ...parts.settings, games, seed },
    interrupted,
    ...parts.report(tally),
    failures: tally.failures.map((failure) => ({
      ...failure,
      again: commandFor(how, seed, { only: failure.game }),
    })),
    timing: { workers, ...ratesOf(tally, seconds) },
  };
  return JSON.stringify(json, null, 2);
}

function asLines<Job, T extends Played>(
  { title, players, reportLines }: SimulationParts<Job, T>,
  how: How,
  { result: tally, interrupted, seconds }: Counted<T>,
): readonly string[] {
  const { seed, extent } = how;
  const { games, workers } = extent;
  const { gamesPerSecond, decisionsPerSecond } = ratesOf(tally, seconds);
  const played = tally.games + tally.broken;
  return [
    ...heading(title),
    `${whole(played)} games, ${players}. Seed ${seed}.`,
    ...(interrupted ? [`Broken off: ${whole(played)} of ${whole(games)} games were played.`] : []),
    ...reportLines(tally),
    ...failureLines(tally, (only) => commandFor(how, seed, { only })),
    '',
    `${seconds.toFixed(1)} s on ${count(workers, 'worker')}: ${rate(gamesPerSecond)} games and ` +
      `${rate(decisionsPerSecond)} decisions a second.`,
    `Again: ${commandFor(how, seed, { games })}`,
  ];
}

function ratesOf({ games, decisions }: Played, seconds: number) {
  return { seconds, gamesPerSecond: games / seconds, decisionsPerSecond: decisions / seconds };
}
