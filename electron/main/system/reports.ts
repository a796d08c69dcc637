import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvariantError } from '../../../engine/kernel/invariant.ts';
import { messageOf } from '../ipc/trouble.ts';

/** Writes down what is needed to see a defect again, and gives the name of the file. */
export type Reporter = (kind: string, error: unknown, about?: object) => string;

/** Older reports give way to newer ones, so that a defect that repeats does not fill the disk. */
const KEPT = 20;

/** A reporter that writes into a folder. It never throws: a report that fails must not hide what it is about. */
export function reporterTo(folder: string, clock: () => Date): Reporter {
  return (kind, error, about = {}) => {
    const at = clock().toISOString();
    const file = join(folder, `${at.replaceAll(/[:.]/g, '-')}-${kind}.json`);
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, JSON.stringify({ kind, at, error: describeError(error), ...about }, null, 2));
      for (const old of readdirSync(folder).sort().slice(0, -KEPT))
        rmSync(join(folder, old), { force: true });
      return file;
    } catch (failure) {
      console.error(`no report could be written to ${file}: ${messageOf(failure)}`, error);
      return `none (${messageOf(failure)})`;
    }
  };
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return error instanceof InvariantError
    ? { name, message, stack, detail: error.detail }
    : { name, message, stack };
}
