import { globSync, readFileSync, rmSync } from 'node:fs';
import { runProgram } from '../checks/run.ts';
import { inRoot, toolPath } from '../tools.ts';
import { read, type FileReport, type Known, type StrykerReport } from './report.ts';

const CONFIG = 'build/mutants/stryker.json';

/** The share of mutants that tests must notice. */
export const WANTED = 85;

interface StrykerConfig {
  readonly mutate: readonly string[];
  readonly jsonReporter: { readonly fileName: string };
}

const json = (file: string): unknown => JSON.parse(readFileSync(inRoot(file), 'utf8'));
const config = json(CONFIG) as StrykerConfig;

/** The survivors that are known, each with the reason why it stays. */
export const known = json('build/mutants/survivors.json') as readonly Known[];

/** The files whose every change has to be noticed. */
export const mutated = (): readonly string[] =>
  config.mutate.flatMap((glob) => globSync(glob, { cwd: inRoot() })).sort();

/** Changes the code in all ways Stryker knows, in the given `file:from-to` ranges or everywhere, and says who noticed. */
export async function mutate(ranges: readonly string[], minutes: number): Promise<readonly FileReport[]> {
  const report = config.jsonReporter.fileName;
  rmSync(inRoot(report), { force: true });
  const isWhole = ranges.length === 0;
  const only = isWhole ? ['--reporters', 'json,progress-append-only'] : ['--mutate', ranges.join(',')];
  const { code, output } = await runProgram(process.execPath, [toolPath('stryker'), 'run', CONFIG, ...only], {
    minutes,
    live: isWhole,
  });
  if (code !== 0) throw new Error(`Stryker ended with code ${code}.\n${output}`);
  return read(json(report) as StrykerReport);
}
