import { globSync, readFileSync, rmSync } from 'node:fs';
import { runProgram } from '../checks/run.ts';
import { inRoot, toolPath } from '../tools.ts';
import { FOLDERS, SETUP_FILES } from './folders.ts';
import { read, type FileReport, type Known, type StrykerReport } from './report.ts';

const CONFIG = 'build/mutants/stryker.json';

interface StrykerConfig {
  readonly jsonReporter: { readonly fileName: string };
}

const json = (file: string): unknown => JSON.parse(readFileSync(inRoot(file), 'utf8'));

/** The survivors that are known, each with the reason why it stays. */
export const known = json('build/mutants/survivors.json') as readonly Known[];

/** The files of a folder whose every change has to be noticed. */
export function mutated(folder: string): readonly string[] {
  const { mutate: globs = [], except } = FOLDERS[folder] ?? {};
  const without = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  return globs
    .filter((glob) => !glob.startsWith('!'))
    .flatMap((glob) => globSync(glob, { cwd: inRoot(), exclude: without }))
    .filter((file) => !except?.test(readFileSync(inRoot(file), 'utf8')))
    .sort();
}

/** Which mutants of a folder are tried. */
export interface Sample {
  readonly folder: string;
  /** From 0 to 1: each mutant is tried with this chance; 1 tries all. */
  readonly share: number;
  readonly seed: number;
  /** Only these `file:from-to` ranges of lines; the whole folder where it is left out. */
  readonly ranges?: readonly string[];
  /** The test files that are asked; all of the folder's where none is named. */
  readonly tests?: readonly string[];
  readonly minutes: number;
}

/** Which tests are asked about a folder, as `vitest.config.ts` is told: a glob a line. */
function asked(folder: string, nearest: readonly string[]): Readonly<Record<string, string>> {
  const { tests = [], withoutTests = [] } = FOLDERS[folder] ?? {};
  return {
    MUTANTS_TESTS: (nearest.length > 0 ? nearest : tests).join('\n'),
    MUTANTS_WITHOUT: withoutTests.join('\n'),
    MUTANTS_SETUP: SETUP_FILES.join('\n'),
  };
}

/** Changes the code of a folder in the ways Stryker knows, one at a time, and says which changes some test noticed. */
export async function mutate(sample: Sample): Promise<readonly FileReport[]> {
  const { folder, share, seed, ranges, tests = [], minutes } = sample;
  const report = (json(CONFIG) as StrykerConfig).jsonReporter.fileName;
  rmSync(inRoot(report), { force: true });
  const places = (ranges ?? mutated(folder)).join(',');
  const watched = ranges === undefined ? ['--reporters', 'json,progress-append-only'] : [];
  const { code, output } = await runProgram(
    process.execPath,
    [toolPath('stryker'), 'run', CONFIG, '--mutate', places, ...watched],
    {
      ...{ minutes, live: ranges === undefined },
      env: { MUTANTS_SHARE: String(share), MUTANTS_SEED: String(seed), ...asked(folder, tests) },
    },
  );
  if (code !== 0) throw new Error(`Stryker ended with code ${code}.\n${output}`);
  return read(json(report) as StrykerReport);
}
