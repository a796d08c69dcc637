import { toolPath, type Tool } from '../tools.ts';
import { check, type Outcome } from './outcome.ts';
import { runProgram, type Finished } from './run.ts';

const tool = (name: Tool, args: readonly string[]): Promise<Finished> =>
  runProgram(process.execPath, [toolPath(name), ...args]);

async function passes(name: Tool, ...args: string[]): Promise<Outcome> {
  const { code, output } = await tool(name, args);
  return check(code === 0, output);
}

const svelteCheck = (tsconfig: string): string[] => [
  ...['--workspace', '.', '--tsconfig', tsconfig, '--config', 'build/svelte.config.js'],
  ...['--output', 'human', '--no-color', '--fail-on-warnings'],
];

export const types = (): Promise<Outcome> => passes('tsc', '-b');

export const svelte = (): Promise<Outcome> =>
  passes('svelte-check', ...svelteCheck('renderer/tsconfig.json'));

/** A checker that is set up wrong finds nothing and is content: these two must find what is known to be wrong. */
export async function canary(): Promise<Outcome> {
  const plain = await tool('tsc', ['-p', 'build/canary', '--pretty', 'false']);
  const inSvelte = await tool('svelte-check', svelteCheck('build/canary/tsconfig.json'));
  const isFound =
    plain.code !== 0 &&
    /wrong\.ts.*TS2322/.test(plain.output) &&
    inSvelte.code !== 0 &&
    /wrong\.svelte:\d+:\d+/.test(inSvelte.output);
  return check(isFound, `A deliberate type error was not found.\n${plain.output}\n${inSvelte.output}`);
}

export const eslint = (): Promise<Outcome> =>
  passes('eslint', '--config', 'build/eslint.config.js', '--max-warnings', '0', '.');

export const cycles = (): Promise<Outcome> =>
  passes(
    'depcruise',
    '--config',
    'build/dependency-cruiser.json',
    ...['engine', 'cards', 'db', 'electron', 'renderer', 'e2e', 'build'],
  );

export const prettier = (): Promise<Outcome> => passes('prettier', '--check', '--log-level', 'warn', '.');
