import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { Launching, Screening } from '../e2e/app.ts';
import { electronRuntime, electronSwitches, needsScreen, root } from './electron-runtime.ts';

const runtime = electronRuntime();
const executable = runtime.kind === 'none' ? '' : runtime.executable;
const ownScreen = needsScreen();
const report = process.env['ALPHA_OMEGA_REPORT'];
/** Tests that are wrong on purpose stand for the others, to see that the runner notices. */
const isCanary = process.env['ALPHA_OMEGA_CANARY'] === '1';
const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig<Launching, Screening>({
  testDir: at(isCanary ? 'build/canary/e2e' : 'e2e'),
  // Playwright empties this at its beginning, and both kinds go at the same time.
  outputDir: at(isCanary ? '.cache/canary-e2e' : '.cache/e2e'),
  // Two windows on one screen take the keyboard and the clipboard from each other; each of these has a screen of its own.
  // A window waits for a tenth of the time.
  workers: ownScreen ? Math.min(4, Math.ceil(availableParallelism() * 1.5)) : 1,
  fullyParallel: true,
  retries: 0,
  // By then a test hangs, and what a page is to show never comes, on whatever machine: this says nothing of how fast anything is.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // A test that was looked at alone is put back among the others.
  forbidOnly: report !== undefined || Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ...(report === undefined ? [] : [[at('build/checks/playwright-reporter.ts'), { file: report }] as const]),
  ],
  use: { ownScreen },
  projects: [
    // A checkout has nothing beside its archive.
    {
      name: 'app',
      testIgnore: 'shipped.spec.ts',
      use: { program: { executable, args: [...electronSwitches(), root] }, isDrawn: false },
    },
    {
      name: 'package',
      testMatch: ['smoke.spec.ts', 'package.spec.ts', 'shipped.spec.ts'],
      use: { program: { executable: process.env['ALPHA_OMEGA_PACKAGED'] ?? '', args: electronSwitches() } },
    },
  ],
});
