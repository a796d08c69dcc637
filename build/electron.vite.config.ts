import { fileURLToPath } from 'node:url';
import { defineConfig } from 'electron-vite';
import { CHANNELS } from '../electron/shared/contract.ts';
import { firstFiles, firstFrame } from './first-frame.ts';
import { contents } from './first-script.ts';
import { threadsOfGames } from './games/threads.ts';
import { shipped } from './notices/shipped.ts';
import { oneByte } from './one-byte.ts';
import { rendererPlugins } from './renderer-plugins.ts';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Names stay: a report of an error says by them where it was. A script with a sign that Latin-1 lacks is kept in memory at two
 * bytes for each of its letters.
 */
const COMPACT = {
  charset: 'ascii',
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
} as const;

export default defineConfig({
  main: {
    plugins: [oneByte(), shipped('main')],
    build: {
      outDir: at('out/main'),
      target: 'node24',
      // Only the database has a native part, which cannot be bundled.
      externalizeDeps: { exclude: ['zod'] },
      rolldownOptions: {
        input: {
          start: at('electron/main/start.ts'),
          index: at('electron/main/index.ts'),
          // A thread begins with a script of its own.
          ...Object.fromEntries(Object.entries(threadsOfGames()).map(([name, file]) => [name, at(file)])),
          watchdog: at('electron/main/window/stalls/worker.ts'),
          'storage-worker': at('electron/main/storage/tasks/worker.ts'),
        },
        output: COMPACT,
      },
    },
  },
  preload: {
    plugins: [shipped('preload')],
    // Their schemas stay in the main process.
    define: { CHANNELS: JSON.stringify(CHANNELS) },
    build: {
      outDir: at('out/preload'),
      target: 'node24',
      // A sandboxed preload can neither be an ES module nor load packages: it is one CommonJS file.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: at('electron/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('renderer'),
    plugins: [...rendererPlugins(), firstFrame(), oneByte(), contents(), shipped('renderer')],
    build: {
      outDir: at('out/renderer'),
      target: 'chrome148',
      rolldownOptions: {
        input: { index: at('renderer/index.html') },
        output: {
          ...COMPACT,
          codeSplitting: { groups: firstFiles() },
        },
      },
    },
  },
});
