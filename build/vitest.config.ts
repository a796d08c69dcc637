import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './checks/longest-first.ts';
import { OutcomeReporter } from './checks/vitest-reporter.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { rendererPlugins } from './renderer-plugins.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const browser = findBrowser();
const report = process.env['ALPHA_OMEGA_REPORT'];
const inBrowser = ['renderer/**/*.component.test.ts', 'renderer/**/*.svelte.test.ts'];

export default defineConfig({
  root,
  test: {
    // Left to itself, Vitest keeps one core free: nobody works at a machine while the tests run.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    reporters: report ? ['default', new OutcomeReporter(report)] : ['default'],
    projects: [
      {
        root,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{engine,cards,db,electron,build,renderer}/**/*.test.ts'],
          exclude: [...inBrowser, 'build/canary/**'],
          testTimeout: 20_000,
          // Nothing here keeps anything in a module that another test could find: each need not be read anew for each.
          isolate: false,
        },
      },
      {
        root,
        cacheDir: '.cache/vite-component',
        plugins: rendererPlugins(),
        // Found while a test runs, a dependency reloads the page under it.
        optimizeDeps: {
          include: [
            'vitest-browser-svelte',
            'svelte',
            'd3-scale',
            'd3-shape',
            'dompurify',
            'jsqr',
            'marked',
            'uqr',
            '@tanstack/svelte-virtual',
            'zod',
          ],
        },
        test: {
          name: 'component',
          include: inBrowser,
          testTimeout: 20_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { args: browserFlags, ...(browser ? { executablePath: browser } : {}) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
