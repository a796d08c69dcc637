import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../tools.ts';
import type { FileReport, Tally } from './report.ts';

/** What the last run of one folder came to. */
export interface FolderRun {
  readonly date: string;
  readonly commit: string;
  readonly seed: number;
  readonly share: number;
  readonly mutants: number;
  readonly tally: Tally;
  readonly survivors: FileReport['survivors'];
}

const KEPT = inRoot('build', 'mutants', 'kept-runs.json');

/** The last run of each folder that was ever tried, by its name. */
export const keptRuns = (): Readonly<Record<string, FolderRun>> =>
  existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, FolderRun>) : {};

/** Keeps the run of a folder in place of its last one; gives those that are kept now. */
export function keepRun(folder: string, run: FolderRun): Readonly<Record<string, FolderRun>> {
  const runs = { ...keptRuns(), [folder]: run };
  writeFileSync(KEPT, `${JSON.stringify(runs, null, 2)}\n`);
  return runs;
}
