import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import { electronRuntime } from '../electron-runtime.ts';
import { buildApp } from '../fresh.ts';
import { inRoot, toolPath } from '../tools.ts';
import { check, type Outcome } from './outcome.ts';
import { playwrightOutcome } from './playwright-report.ts';
import { runProgram } from './run.ts';

function reportFile(name: string): string {
  const folder = inRoot('.cache', 'reports');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A run that ends badly though every test in it was content has failed all the same. */
function believe(outcome: Outcome | null, code: number, what: string): Outcome {
  if (!outcome) return check(false, `${what} ended with code ${code} and without a report.`);
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, said: `${what} ended with code ${code} though no test failed.` };
}

interface VitestRun {
  readonly project: string;
  /** How the report is called, where a project runs in several ways. */
  readonly name?: string;
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

async function vitest({ project, name = project, files = [], env = {} }: VitestRun): Promise<Outcome> {
  const file = reportFile(name);
  const { code } = await runProgram(
    process.execPath,
    [toolPath('vitest'), 'run', '--config', 'build/vitest.config.ts', '--project', project, ...files],
    { env: { ...env, ALPHA_OMEGA_REPORT: file }, minutes: 12, live: true },
  );
  return believe(read(file) as Outcome | null, code, 'Vitest');
}

export const unit = (): Promise<Outcome> => vitest({ project: 'unit' });
export const component = (): Promise<Outcome> => vitest({ project: 'component' });

/** Every specification once more, with undo and redo after each answer; laws and whole games are no scenes. */
export const undo = (): Promise<Outcome> =>
  vitest({
    project: 'unit',
    name: 'undo',
    files: ['engine/alpha-omega/spec', '--exclude', '**/laws.test.ts', '--exclude', '**/games.test.ts'],
    env: { ROUNDTRIP: 'undo' },
  });

export const build = async (): Promise<Outcome> => check((await buildApp()) === 0, 'The app does not build.');

async function playwright(project: string, env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const runtime = electronRuntime();
  if (runtime.kind === 'none') return check(false, runtime.reason);
  const file = reportFile(project);
  const args = [
    toolPath('playwright'),
    'test',
    '--config',
    'build/playwright.config.ts',
    '--project',
    project,
  ];
  const { code } = await runProgram(process.execPath, args, {
    // Playwright asks its workers for colours, and Node warns of contradictory wishes.
    env: { ...env, NO_COLOR: '', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    minutes: 12,
    live: true,
  });
  const report = read(file) as JSONReport | null;
  return believe(report && playwrightOutcome(report), code, 'Playwright');
}

export const e2e = (): Promise<Outcome> => playwright('app');

export async function packaged(): Promise<Outcome> {
  // In a process of its own: its hooks would end this one well, whatever failed.
  const { code, output } = await runProgram(process.execPath, [inRoot('build', 'package.ts')], {
    live: true,
  });
  const executable = output.trimEnd().split('\n').at(-1);
  if (code !== 0 || !executable) return check(false, 'The app could not be packaged.');
  return playwright('package', { ALPHA_OMEGA_PACKAGED: executable });
}
