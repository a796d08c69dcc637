import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests that have to notice a changed rule: the specifications, card by card and heading by heading, no laws. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    // One worker for all files: thousands of runs cannot afford to load the engine anew for each.
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    setupFiles: ['build/mutants/after-each-file.ts'],
    include: ['engine/alpha-omega/{spec,explain,forecast}/**/*.test.ts'],
    // Not those that read documents and test names, nor whole games and random ones: they cost much and see no more.
    exclude: ['laws', 'games', 'campaign', 'rulebook', 'rulings', 'every-card'].map(
      (name) => `**/${name}.test.ts`,
    ),
    testTimeout: 20_000,
  },
});
