import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { electronRuntime } from '../electron-runtime.ts';
import { builtFirstPageWeighed } from '../first-script.ts';
import { buildApp } from '../fresh.ts';
import { GAME_FOLDERS } from '../games/folders.ts';
import { inRoot, toolPath } from '../tools.ts';
import { check, type Outcome } from './outcome.ts';
import { runProgram } from './run.ts';
import { onlyAllowedSkips } from './skips.ts';

function reportFile(name: string): string {
  const folder = inRoot('.cache', 'reports');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

function read(file: string): Outcome | null {
  return existsSync(file) ? onlyAllowedSkips(JSON.parse(readFileSync(file, 'utf8')) as Outcome) : null;
}

/** A run that ends badly though every test in it was content has failed all the same. */
function believe(outcome: Outcome | null, code: number, what: string): Outcome {
  if (!outcome) return check(false, `${what} ended with code ${code} and without a report.`);
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, said: `${what} ended with code ${code} though no test failed.` };
}

interface Running {
  readonly project: string;
  /** How the report is called, where a project runs in several ways. */
  readonly name?: string;
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Is it shown as it comes? */
  readonly live?: boolean;
}

/** After so many minutes tests are stuck. Beside busy programs, on half as fast a machine, they take four times what is usual. */
const STUCK = 45;

async function vitest({
  project,
  name = project,
  files = [],
  env = {},
  live = true,
}: Running): Promise<Outcome> {
  const file = reportFile(name);
  const { code } = await runProgram(
    process.execPath,
    [toolPath('vitest'), 'run', '--config', 'build/vitest.config.ts', '--project', project, ...files],
    { env: { ...env, ALPHA_OMEGA_REPORT: file }, minutes: STUCK, live },
  );
  return believe(read(file), code, 'Vitest');
}

export const unit = (): Promise<Outcome> => vitest({ project: 'unit' });
export const component = (): Promise<Outcome> => vitest({ project: 'component' });

/** These test files of a project alone, told what the environment tells them. */
export const some = (
  project: 'unit' | 'component',
  files: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> => vitest({ project, files, env });

/** Every specification; told so by the environment, laws and whole games are left out, which are no scenes. */
const SPECIFICATIONS = { project: 'unit', files: GAME_FOLDERS.map((game) => `engine/${game}/spec`) };
const UNDO = { ROUNDTRIP: 'undo' };

/** Every specification once more, with undo and redo after each answer. */
export const undo = async (): Promise<Outcome> => ({
  ...(await vitest({ ...SPECIFICATIONS, name: 'undo', env: UNDO })),
  isRepeat: true,
});

/** The names of the specifications that are not run with undo and redo, as Vitest itself says. */
export async function leftOutOfUndo(): Promise<readonly string[]> {
  const { project, files } = SPECIFICATIONS;
  const args = ['list', '--filesOnly', '--json', '--config', 'build/vitest.config.ts', '--project', project];
  const listed = async (env: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const { output } = await runProgram(process.execPath, [toolPath('vitest'), ...args, ...files], { env });
    const found = JSON.parse(output) as readonly { readonly file: string }[];
    return found.map(({ file }) => basename(file, '.test.ts'));
  };
  const undone = new Set(await listed(UNDO));
  return (await listed({ ROUNDTRIP: '' })).filter((name) => !undone.has(name)).sort();
}

/** The program is built anew, and its first page no larger than it may be. */
export const build = async (): Promise<Outcome> =>
  (await buildApp()) === 0 ? builtFirstPageWeighed() : check(false, 'The app does not build.');

async function playwright({
  project,
  name = project,
  files = [],
  env = {},
  live = true,
}: Running): Promise<Outcome> {
  const runtime = electronRuntime();
  if (runtime.kind === 'none') return check(false, runtime.reason);
  const file = reportFile(name);
  const args = [
    toolPath('playwright'),
    'test',
    '--config',
    'build/playwright.config.ts',
    ...files,
    '--project',
    project,
  ];
  const { code } = await runProgram(process.execPath, args, {
    // Playwright asks its workers for colours, and Node warns of contradictory wishes.
    env: { ...env, NO_COLOR: '', ALPHA_OMEGA_REPORT: file },
    minutes: STUCK,
    live,
  });
  return believe(read(file), code, 'Playwright');
}

/** All tests in the real window, told what the environment tells them. */
export const e2e = (env: Readonly<Record<string, string>> = {}): Promise<Outcome> =>
  playwright({ project: 'app', env });

export async function packaged(): Promise<Outcome> {
  // In a process of its own: its hooks would end this one well, whatever failed.
  const { code, output } = await runProgram(process.execPath, [inRoot('build', 'package.ts')], {
    live: true,
  });
  const executable = output.trimEnd().split('\n').at(-1);
  if (code !== 0 || !executable) return check(false, 'The app could not be packaged.');
  return playwright({ project: 'package', env: { ALPHA_OMEGA_PACKAGED: executable } });
}

const PLANTED = { name: 'canary', env: { ALPHA_OMEGA_CANARY: '1' }, live: false };

/** Each runner on tests that are wrong on purpose: one that is alone among forgotten ones, an empty one, a skipped one. */
export const planted: Readonly<Record<string, (files: readonly string[]) => Promise<Outcome>>> = {
  unit: (files) => vitest({ ...PLANTED, project: 'unit', files }),
  component: (files) => vitest({ ...PLANTED, project: 'component', files }),
  e2e: (files) => playwright({ ...PLANTED, project: 'app', files }),
};
