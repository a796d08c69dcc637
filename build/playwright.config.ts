import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { Launching } from '../e2e/app.ts';
import { electronRuntime, electronSwitches, root } from './electron-runtime.ts';

const runtime = electronRuntime();
const executable = runtime.kind === 'none' ? '' : runtime.executable;
const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig<Launching>({
  testDir: at('e2e'),
  outputDir: at('.cache/e2e'),
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json']],
  projects: [
    // A checkout has nothing beside its archive.
    {
      name: 'app',
      testIgnore: 'shipped.spec.ts',
      use: { program: { executable, args: [...electronSwitches(), root] } },
    },
    {
      name: 'package',
      testMatch: ['smoke.spec.ts', 'package.spec.ts', 'shipped.spec.ts'],
      use: { program: { executable: process.env['ALPHA_OMEGA_PACKAGED'] ?? '', args: electronSwitches() } },
    },
  ],
});
