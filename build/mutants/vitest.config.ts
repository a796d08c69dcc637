import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HANGING } from '../hangs.ts';
import { FOLDERS } from './folders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = FOLDERS[process.env['MUTANTS_FOLDER'] ?? 'rules'];

const tests = (process.env['MUTANTS_TESTS'] ?? '').split(',').filter((file) => file !== '');

/** The tests that have to notice changed code of one folder. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    // One worker for all files: thousands of runs cannot afford to load everything anew for each.
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    setupFiles: ['build/games/alpha-omega/mutants/after-each-file.ts'],
    include: tests.length > 0 ? tests : [...(folder?.tests ?? [])],
    exclude: [...(folder?.withoutTests ?? []), '**/node_modules/**'],
    // Whatever else the machine does: a test that is slow has noticed nothing.
    ...HANGING,
  },
});
