import {
  ASPECTS,
  fail,
  merge,
  mergeCoverage,
  neverMet,
  NOTHING,
  ok,
  UNCOVERED,
  universe,
  type Result,
  type Stock,
} from '../../engine/index.ts';
import type { Covered, Job } from './cover-worker.ts';
import { callingsOf, type Cards } from './game.ts';
import { openPool } from './pool.ts';
import { progressTo } from './progress.ts';
import type { Counted, Extent } from './run.ts';
import { deckOf } from './decks.ts';
import type { Options } from './options.ts';

/**
 * After so many games it is looked whether everything was met. A fixed number, so that a run ends at the same game
 * whatever the number of workers.
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
  const all = universe(job.stock.content);
  const unmet = ({ coverage }: Covered): number =>
    ASPECTS.reduce((sum, aspect) => sum + neverMet(coverage, all)[aspect].length, 0);
  let covered: Covered = { coverage: UNCOVERED, tally: NOTHING };
  let left = unmet(covered);
  const progress = progressTo(left, 'things to meet');
  const pool = openPool({ work: 'cover', job, workers, signal });
  try {
    for (let from = 0; from < games && left > 0 && !signal.aborted; from += BATCH) {
      await pool.run(batch(from, Math.min(from + BATCH, games)), (part) => {
        covered = {
          coverage: mergeCoverage(covered.coverage, part.coverage),
          tally: merge(covered.tally, part.tally),
        };
      });
      progress.add(left - unmet(covered));
      left = unmet(covered);
    }
  } finally {
    progress.stop();
    await pool.close();
  }
  return { result: covered, interrupted: signal.aborted, seconds: (performance.now() - start) / 1000 };
}

function batch(from: number, to: number) {
  return Array.from({ length: Math.ceil((to - from) / TASK) }, (_, task) => ({
    from: from + task * TASK,
    to: Math.min(from + (task + 1) * TASK, to),
  }));
}
