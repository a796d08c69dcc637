import { inRoot, toolPath, type Tool } from '../tools.ts';
import { digest, textOf } from './kept/digest.ts';
import { check, type Outcome } from './outcome.ts';
import { runProgram, type Finished } from './run.ts';

export const tool = (name: Tool, args: readonly string[]): Promise<Finished> =>
  runProgram(process.execPath, [toolPath(name), ...args]);

async function passes(name: Tool, ...args: string[]): Promise<Outcome> {
  const { code, output } = await tool(name, args);
  return check(code === 0, output);
}

export const svelteCheck = (tsconfig: string): string[] => [
  ...['--workspace', '.', '--tsconfig', tsconfig, '--config', 'build/svelte.config.js'],
  ...['--output', 'human', '--no-color', '--fail-on-warnings'],
];

let typed: Promise<Outcome> | undefined;

/** Whoever asks for the types while they are looked at, or after, asks for the same. */
export const types = (): Promise<Outcome> => (typed ??= passes('tsc', '-b'));

export const svelte = (): Promise<Outcome> =>
  passes('svelte-check', ...svelteCheck('renderer/tsconfig.json'));

export const cruise = (...args: string[]): Promise<Finished> =>
  tool('depcruise', ['--config', 'build/dependency-cruiser.json', ...args]);

/** Needs the declarations that the types leave behind, by which it knows what a change can reach. */
export async function eslint(): Promise<Outcome> {
  const { failed } = await types();
  const flags = failed > 0 ? ['--types-are-red'] : [];
  const program = ['--max-semi-space-size=64', inRoot('build', 'checks', 'lint.ts'), ...flags];
  const { code, output } = await runProgram(process.execPath, program, { minutes: 15 });
  return check(code === 0, output);
}

export async function cycles(): Promise<Outcome> {
  const folders = ['engine', 'cards', 'db', 'electron', 'renderer', 'e2e', 'build'];
  const { code, output } = await cruise('--exclude', '^build/canary/', ...folders);
  return check(code === 0, output);
}

/** Prettier itself forgets that its plugins change, so what it keeps is for these packages. */
export const prettier = (): Promise<Outcome> => {
  const packages = digest([textOf('package-lock.json')]).slice(0, 12);
  return passes(
    'prettier',
    ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', `.cache/prettier/${packages}.json`, '.'],
  );
};
