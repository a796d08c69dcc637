import { comparisonOf } from '../../../../../engine/alpha-omega/beyond/deck-study/comparison.ts';
import { diagnosisOf } from '../../../../../engine/alpha-omega/beyond/deck-study/diagnosis.ts';
import { tasksOf } from '../../../../../engine/toolbox/ranges.ts';
import { merge, NOTHING, type Tally } from '../../../../../engine/alpha-omega/index.ts';
import type { DoctorProgress, DoctorRun } from '../../../../shared/games/alpha-omega/doctor/api.ts';
import { messageOf } from '../../../ipc/trouble.ts';
import { startPool } from './worker-pool.ts';
import type { Done, Job, Task } from './worker.ts';

/** A run of the deck doctor. */
export interface Running {
  progress(): DoctorProgress;
  /** Ends it; what it found so far stays. */
  cancel(): void;
  /** When all is played, cancelled or failed. */
  readonly over: Promise<void>;
}

export interface RunOrders extends DoctorRun {
  readonly job: Job;
  readonly games: number;
  readonly workers: number;
  readonly script: URL;
  /** Milliseconds, from any beginning. */
  readonly now: () => number;
}

interface Found {
  tally: Tally;
  readonly played: Set<number>;
  /** Without those that a defect stopped. */
  readonly finished: Set<number>;
  readonly won: Set<number>;
}

/** Begins to play; what is found can be asked for at any time. */
export function startRun({ id, seed, job, games, workers, script, now }: RunOrders): Running {
  const began = now();
  const found = job.runs.map((): Found => ({
    tally: NOTHING,
    played: new Set(),
    finished: new Set(),
    won: new Set(),
  }));
  let state: DoctorProgress['state'] = 'running';
  let detail: string | null = null;
  let seconds = 0;
  const take = ({ task, tally, finished, won }: Done): void => {
    const part = found[task.run];
    if (!part) return;
    part.tally = merge(part.tally, tally);
    for (let game = task.from; game < task.to; game += 1) part.played.add(game);
    for (const game of finished) part.finished.add(game);
    for (const game of won) part.won.add(game);
  };
  const pool = startPool({
    job,
    tasks: tasksFor(job.runs.length, games, workers),
    size: workers,
    script,
    take,
  });
  const end = (how: DoctorProgress['state']): void => {
    if (state !== 'running') return;
    state = how;
    seconds = (now() - began) / 1000;
  };
  const over = pool.over.then(
    () => {
      end('done');
    },
    (error: unknown) => {
      end('failed');
      detail = messageOf(error);
    },
  );
  return {
    progress() {
      const [first = NOTHING, second] = found.map(({ tally }) => tally);
      return {
        ...{ id, seed, state, detail },
        played: found.reduce((sum, { played }) => sum + played.size, 0),
        of: games * job.runs.length,
        seconds: state === 'running' ? (now() - began) / 1000 : seconds,
        first: diagnosisOf(first),
        second: second ? diagnosisOf(second) : null,
        comparison: compared(found),
      };
    },
    cancel() {
      end('cancelled');
      void pool.stop();
    },
    over,
  };
}

/** The same games of each run one after the other, so that those compared so far are many from the beginning. */
function tasksFor(runs: number, games: number, workers: number): readonly Task[] {
  return tasksOf({ from: 0, to: games }, workers).flatMap((range) =>
    Array.from({ length: runs }, (_, run) => ({ ...range, run })),
  );
}

function compared([first, second]: readonly Found[]): DoctorProgress['comparison'] {
  return first && second ? comparisonOf(first, second) : null;
}
