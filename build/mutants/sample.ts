import { readFileSync } from 'node:fs';
import { wilson, Z_STRICT } from '../../engine/alpha-omega/simulation/intervals.ts';
import { below, startStream } from '../../engine/kernel/rng.ts';
import { check, type Outcome } from '../checks/outcome.ts';
import { inRoot } from '../tools.ts';
import { FOLDERS, QUICK, WANTED } from './folders.ts';
import { isSame, together, type FileReport } from './report.ts';
import { known, mutate, mutated } from './run.ts';

const PLACES = 5;
const LINES = 6;
/** Of the mutants there. Where rules are mutated, each takes seconds. */
const SHARE = 0.4;

/** A folder, and some of its lines: the same for the same seed, and each line of all folders as likely as any other. */
function placesFor(seed: number): { readonly folder: string; readonly ranges: readonly string[] } {
  const lines = QUICK.flatMap((folder) =>
    mutated(folder).flatMap((file) =>
      readFileSync(inRoot(file), 'utf8')
        .split('\n')
        .map((_, at) => ({ folder, file, line: at + 1 })),
    ),
  );
  let rng = startStream(String(seed), 'mutants');
  const drawn = <T>(all: readonly T[]): T | undefined => {
    const [at, after] = below(rng, all.length);
    rng = after;
    return all[at];
  };
  const folder = drawn(lines)?.folder ?? '';
  const own = lines.filter((each) => each.folder === folder);
  const ranges = Array.from({ length: PLACES }, () => {
    const { file, line } = drawn(own) ?? { file: '', line: 1 };
    return `${file}:${line}-${line + LINES - 1}`;
  });
  return { folder, ranges };
}

/** What of a sample nobody noticed and nobody knew of. */
const unknownIn = (reports: readonly FileReport[]): FileReport['survivors'] =>
  reports.flatMap(({ survivors }) => survivors).filter((one) => !known.some((other) => isSame(one, other)));

/**
 * Mutates a few lines of a folder, others in each run (`MUTANTS_SEED` chooses them). Known survivors are left aside: whether
 * there are too many of them is for the long run, `npm run soak mutants`, to say.
 */
export async function sampleMutants(): Promise<Outcome> {
  const seed = Number(process.env['MUTANTS_SEED'] ?? Date.now() % 2 ** 31);
  const again = `again with: MUTANTS_SEED=${seed} npm test mutants`;
  const { folder, ranges } = placesFor(seed);
  const reports = await mutate({ folder, ranges, share: SHARE, seed, minutes: 5 });
  const survivors = unknownIn(reports);
  const { killed, timeout } = together(reports.map(({ tally }) => tally));
  const noticed = killed + timeout;
  const lines = survivors.map(
    ({ file, line, ran, original, mutated: now }) =>
      `${file}:${line} ${ran ? 'not noticed' : 'never run'}: ${original} -> ${now}`,
  );
  console.log(
    [`${folder}: ${noticed} changes noticed, ${survivors.length} not; ${again}`, ...lines].join('\n'),
  );
  // So few changes say little: it fails where it would be no accident of the draw.
  const share = wilson({ count: noticed, of: noticed + survivors.length }, Z_STRICT);
  const least = FOLDERS[folder]?.wanted ?? WANTED;
  return check(
    share === null || share.high * 100 >= least,
    `Of ${noticed + survivors.length} changes ${noticed} were noticed: that is less than ${least} %.`,
  );
}
