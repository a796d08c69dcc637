import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HANGING } from '../hangs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What `run.ts` says: of all that is in build/, its copy of the repository has this alone. */
const told = (name: string): readonly string[] =>
  (process.env[name] ?? '').split('\n').filter((glob) => glob !== '');

/** The tests that have to notice changed code of one folder. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    // One worker for all files: thousands of runs cannot afford to load everything anew for each.
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    setupFiles: [...told('MUTANTS_SETUP')],
    include: [...told('MUTANTS_TESTS')],
    exclude: [...told('MUTANTS_WITHOUT'), '**/node_modules/**'],
    // Whatever else the machine does: a test that is slow has noticed nothing.
    ...HANGING,
  },
});
