import {
  ASPECTS,
  merge,
  NOTHING,
  targetsFor,
  UNCOVERED,
  universe,
  type Stock,
} from '../../engine/alpha-omega/index.ts';
import { mergeCoverage, neverMet } from '../../engine/simulation/coverage.ts';
import { fail, ok, type Result } from '../../engine/index.ts';
import type { Covered, Job, Task } from '../games/alpha-omega/simulate/cover-worker.ts';
import { callingsOf, type Cards } from '../games/alpha-omega/simulate/game.ts';
import { openPool } from './pool.ts';
import { progressTo } from './progress.ts';
import type { Counted, Extent } from './run.ts';
import { deckOf } from '../games/alpha-omega/simulate/decks.ts';
import type { Options } from '../games/alpha-omega/simulate/options.ts';

/**
 * After so many games it is looked what was not met yet, and the next games are about that. A fixed number, so that the same
 * games are played whatever the number of workers.
 */
const BATCH = 240;
const TASK = 8;

/** The cards that the plan deals from. */
export function stockFor(options: Options, { packs, content }: Cards): Result<Stock, string> {
  const good = deckOf('good', options.good, packs, content);
  if (!good.ok) return good;
  const opponent = deckOf('opponent', options.opponent, packs, content);
  if (!opponent.ok) return opponent;
  const objectives = packs.flatMap((pack) => pack.objectives);
  if (objectives.length === 0) return fail('No pack has an Objective.');
  return ok({ content, good: good.value, opponent: opponent.value, callings: callingsOf(packs), objectives });
}

/** Plays the exhaustive plan until everything was met, or `games` games were played. */
export async function coverAll(job: Job, { games, workers, signal }: Extent): Promise<Counted<Covered>> {
  const start = performance.now();
  const { content } = job.stock;
  const all = universe(content);
  let covered: Covered = { coverage: UNCOVERED, tally: NOTHING, focus: {} };
  let missing = neverMet(covered.coverage, all);
  const progress = progressTo(sizeOf(missing), 'things to meet');
  const pool = openPool({ work: 'cover', job, workers, signal });
  try {
    for (let from = 0; from < games && sizeOf(missing) > 0 && !signal.aborted; from += BATCH) {
      const targets = targetsFor(missing, content);
      await pool.run(batch({ from, to: Math.min(from + BATCH, games), targets }), (part) => {
        covered = together(covered, part);
      });
      const left = neverMet(covered.coverage, all);
      progress.add(sizeOf(missing) - sizeOf(left));
      missing = left;
    }
  } finally {
    progress.stop();
    await pool.close();
  }
  return { result: covered, interrupted: signal.aborted, seconds: (performance.now() - start) / 1000 };
}

function batch({ from, to, targets }: Task): readonly Task[] {
  return Array.from({ length: Math.ceil((to - from) / TASK) }, (_, task) => ({
    from: from + task * TASK,
    to: Math.min(from + (task + 1) * TASK, to),
    targets,
  }));
}

function together(a: Covered, b: Covered): Covered {
  return {
    coverage: mergeCoverage(a.coverage, b.coverage),
    tally: merge(a.tally, b.tally),
    focus: { ...a.focus, ...b.focus },
  };
}

function sizeOf(missing: ReturnType<typeof universe>): number {
  return ASPECTS.reduce((sum, aspect) => sum + missing[aspect].length, 0);
}
