import { readFileSync } from 'node:fs';
import { dirname, matchesGlob } from 'node:path';
import { wilson, Z_STRICT } from '../../engine/toolbox/intervals.ts';
import { below, startStream } from '../../engine/kernel/rng.ts';
import { check, type Outcome } from '../checks/outcome.ts';
import { inRoot } from '../tools.ts';
import { importsOf, once } from '../checks/kept/shapes.ts';
import { sources } from '../checks/kept/sources.ts';
import { relatedTests } from '../checks/related.ts';
import { FOLDERS, WANTED } from './folders.ts';
import { isSame, together, type FileReport } from './report.ts';
import { known, mutate, mutated } from './run.ts';

const PLACES = 5;
const LINES = 6;
/** Of a slow folder one place with so many lines is tried, and so many test files are asked about it. */
const MANY_LINES = 16;
const NEAREST = 4;
/** The share that those must notice, in percent: what is tried in all tests of the folder is noticed more often. */
const WANTED_OF_NEAREST = 50;
/** Of the mutants there. Where rules are mutated, each takes seconds. */
const SHARE = 0.4;

/** A place in the code: lines from this one on. */
interface Place {
  readonly file: string;
  readonly line: number;
}

/** A folder, and some places in it. The same seed gives the same ones; of all lines of all folders each is as likely. */
function placesFor(seed: number): { readonly folder: string; readonly places: readonly Place[] } {
  const lines = Object.keys(FOLDERS).flatMap((folder) =>
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
  return {
    folder,
    places: Array.from(
      { length: FOLDERS[folder]?.isSlow ? 1 : PLACES },
      () => drawn(own) ?? { file: '', line: 1 },
    ),
  };
}

/** The tests of a slow folder that are fewest imports away from the places, of those in the same folder first; all of any other. */
function testsNear(folder: string, places: readonly Place[]): readonly string[] {
  const { isSlow = false, tests, withoutTests = [] } = FOLDERS[folder] ?? { tests: [] };
  if (!isSlow) return [];
  const isOne = (file: string, globs: readonly string[]): boolean =>
    globs.some((glob) => matchesGlob(file, glob));
  const isBeside = (file: string, test: string): number => Number(dirname(file) === dirname(test));
  const files = sources();
  const imports = once(importsOf);
  const near = places.flatMap(({ file }) =>
    relatedTests(files, [file], imports)
      .filter(({ test }) => isOne(test, tests) && !isOne(test, withoutTests))
      .toSorted(
        (one, other) =>
          one.distance - other.distance || isBeside(file, other.test) - isBeside(file, one.test),
      )
      .slice(0, NEAREST)
      .map(({ test }) => test),
  );
  return [...new Set(near)];
}

/** What of a sample nobody noticed and nobody knew of. */
const unknownIn = (reports: readonly FileReport[]): FileReport['survivors'] =>
  reports.flatMap(({ survivors }) => survivors).filter((one) => !known.some((other) => isSame(one, other)));

/** A commit tries other lines than the one before it, and the same ones whoever runs it: what it fails with is seen before it lands. */
function seedNow(): number {
  const { MUTANTS_SEED, SAMPLE } = process.env;
  const seed = Number(MUTANTS_SEED ?? SAMPLE);
  return Number.isInteger(seed) ? seed : Date.now() % 2 ** 31;
}

/**
 * Mutates a few lines of a folder, others for each commit (`MUTANTS_SEED` chooses them). Known survivors are left aside: whether
 * there are too many of them is for the long run, `npm run soak mutants`, to say.
 */
export async function sampleMutants(): Promise<Outcome> {
  const seed = seedNow();
  const again = `again with: MUTANTS_SEED=${seed} npm test mutants`;
  const { folder, places } = placesFor(seed);
  const reports = await mutate({
    ...{ folder, share: SHARE, seed, minutes: 5 },
    ranges: places.map(
      ({ file, line }) => `${file}:${line}-${line + (FOLDERS[folder]?.isSlow ? MANY_LINES : LINES) - 1}`,
    ),
    tests: testsNear(folder, places),
  });
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
  const { isSlow = false, wanted = WANTED } = FOLDERS[folder] ?? {};
  const least = isSlow ? WANTED_OF_NEAREST : wanted;
  return check(
    share === null || share.high * 100 >= least,
    `Of ${noticed + survivors.length} changes ${noticed} were noticed: that is less than ${least} %.`,
  );
}
