import { readFileSync } from 'node:fs';
import { below, startStream } from '../../engine/kernel/rng.ts';
import { check, type Outcome } from '../checks/outcome.ts';
import { inRoot } from '../tools.ts';
import { isSame, scoreOf, together, type FileReport } from './report.ts';
import { known, mutate, mutated, WANTED } from './run.ts';

const PLACES = 5;
const LINES = 6;

/** Some lines of the code that is mutated, the same for the same seed. */
function placesFor(seed: number): readonly string[] {
  const lines = mutated().flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .map((_, at) => ({ file, line: at + 1 })),
  );
  let rng = startStream(String(seed), 'mutants');
  return Array.from({ length: PLACES }, () => {
    const [at, after] = below(rng, lines.length);
    rng = after;
    const { file, line } = lines[at] ?? { file: '', line: 1 };
    return `${file}:${line}-${line + LINES - 1}`;
  });
}

/** What of a sample nobody noticed and nobody knew of. */
const unknownIn = (reports: readonly FileReport[]): FileReport['survivors'] =>
  reports.flatMap(({ survivors }) => survivors).filter((one) => !known.some((other) => isSame(one, other)));

/**
 * Mutates a few lines, others in each run (`MUTANTS_SEED` chooses them). Known survivors are left aside: whether there are
 * too many of them is for the long run, `npm run soak mutants`, to say.
 */
export async function sampleMutants(): Promise<Outcome> {
  const seed = Number(process.env['MUTANTS_SEED'] ?? Date.now() % 2 ** 31);
  const again = `again with: MUTANTS_SEED=${seed} node build/test.ts mutants`;
  const reports = await mutate(placesFor(seed), 5);
  const survivors = unknownIn(reports);
  const { killed, timeout } = together(reports.map(({ tally }) => tally));
  const noticed = killed + timeout;
  const score = scoreOf({ killed, timeout, survived: survivors.length, noCoverage: 0 });
  const lines = survivors.map(
    ({ file, line, ran, original, mutated: now }) =>
      `${file}:${line} ${ran ? 'not noticed' : 'never run'}: ${original} -> ${now}`,
  );
  console.log([`${noticed} changes noticed, ${survivors.length} not; ${again}`, ...lines].join('\n'));
  const holds = noticed > 0 && score >= WANTED && survivors.every(({ ran }) => ran);
  return check(holds, `Only ${score.toFixed(0)} % of the changes were noticed, or some lines are never run.`);
}
