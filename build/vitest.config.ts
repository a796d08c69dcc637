import { realpathSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { addUp } from './checks/add-up.ts';
import { LongestFirst } from './checks/longest-first.ts';
import { OutcomeReporter } from './checks/vitest-reporter.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { HANGING } from './hangs.ts';
import { rendererPackages } from './renderer-packages.ts';
import { rendererPlugins } from './renderer-plugins.ts';
import { UNIT_SETUP } from './unit-setup.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const browser = findBrowser();
const report = process.env['ALPHA_OMEGA_REPORT'];
/** Tests that are wrong on purpose stand for the others, to see that the runner notices. */
const isCanary = process.env['ALPHA_OMEGA_CANARY'] === '1';
const inBrowser = isCanary
  ? ['build/canary/component/*.test.ts']
  : ['renderer/**/*.component.test.ts', 'renderer/**/*.svelte.test.ts'];
const inNode = isCanary
  ? ['build/canary/unit/*.test.ts']
  : ['{engine,cards,db,electron,build,renderer}/**/*.test.ts'];

/** Laws and whole games: no scenes, so that nothing is shown by taking back each of their answers. */
const noScenes = process.env['ROUNDTRIP'] === 'undo' ? ['**/{laws,rare-laws,games}.test.ts'] : [];

/** What a page is to show and does not show by then never comes. */
const COMES = 30_000;

/** Memory that is a disk, on Linux: waiting for a real disk is what most tests of files would otherwise do. */
const IN_MEMORY = '/dev/shm';
const hasRoom = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 2 ** 31;
  } catch {
    return false;
  }
};

export default defineConfig({
  root,
  test: {
    // Left to itself, Vitest keeps one core free: nobody works at a machine while the tests run.
    maxWorkers: '100%',
    // A test that was looked at alone is put back among the others; one that asserts nothing is none.
    allowOnly: report === undefined,
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    reporters: report ? ['default', new OutcomeReporter(report)] : ['default'],
    projects: [
      {
        root,
        test: {
          name: 'unit',
          environment: 'node',
          include: inNode,
          // On the command line, Vitest takes no such wish for a project.
          exclude: isCanary ? [] : [...inBrowser, 'build/canary/**', ...noScenes],
          ...HANGING,
          expect: { requireAssertions: true },
          setupFiles: UNIT_SETUP,
          // Threads and programs that tests start read the same modules each time: compiled once, they are kept.
          env: {
            NODE_COMPILE_CACHE: `${root}.cache/compiled`,
            ...(hasRoom(IN_MEMORY) ? { TMPDIR: IN_MEMORY } : {}),
          },
          // Nothing here keeps anything in a module that another test could find: each need not be read anew for each.
          isolate: false,
        },
      },
      {
        root,
        cacheDir: '.cache/vite-component',
        plugins: rendererPlugins(),
        // Found while a test runs, a dependency reloads the page under it: in a fresh checkout none is known yet.
        optimizeDeps: { include: rendererPackages() },
        // A clone may have the packages of another by a link: letters that lie outside of it were refused.
        server: { fs: { allow: [root, realpathSync(`${root}node_modules`)] } },
        test: {
          name: 'component',
          include: inBrowser,
          // A page waits for its frames half of the time.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          // Reading all modules anew for each file takes a fifth of the time: what they keep, fresh.ts puts back.
          isolate: false,
          // A page has no environment.
          provide: { sample: process.env['SAMPLE'] ?? 'all' },
          setupFiles: [
            'renderer/text/language/every.ts',
            'renderer/testing/unseen.ts',
            'renderer/testing/fresh.ts',
          ],
          ...HANGING,
          expect: { requireAssertions: true, poll: { timeout: COMES } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { addUp },
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              // Left out, a press and an element that never comes last as long as a test may hang.
              actionTimeout: COMES,
              launchOptions: { args: browserFlags, ...(browser ? { executablePath: browser } : {}) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
