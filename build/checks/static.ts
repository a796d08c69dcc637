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

const cruise = (...args: string[]): Promise<Finished> =>
  tool('depcruise', ['--config', 'build/dependency-cruiser.json', ...args]);

/** A checker that is set up wrong finds nothing and is content: these must find what is known to be wrong. */
export async function canary(): Promise<Outcome> {
  const known: readonly (readonly [RegExp, Promise<Finished>])[] = [
    [/wrong\.ts.*TS2322/, tool('tsc', ['-p', 'build/canary', '--pretty', 'false'])],
    [/wrong\.svelte:\d+:\d+/, tool('svelte-check', svelteCheck('build/canary/tsconfig.json'))],
    [/no-cycles: build\/canary\/cycle/, cruise('build/canary')],
  ];
  const missed: string[] = [];
  for (const [expected, running] of known) {
    const { code, output } = await running;
    if (code === 0 || !expected.test(output)) missed.push(`Not found: ${expected.source}\n${output}`);
  }
  return check(missed.length === 0, missed.join('\n'));
}

export const eslint = (): Promise<Outcome> =>
  passes('eslint', '--config', 'build/eslint.config.js', '--max-warnings', '0', '.');

export async function cycles(): Promise<Outcome> {
  const folders = ['engine', 'cards', 'db', 'electron', 'renderer', 'e2e', 'build'];
  const { code, output } = await cruise('--exclude', '^build/canary/', ...folders);
  return check(code === 0, output);
}

export const prettier = (): Promise<Outcome> => passes('prettier', '--check', '--log-level', 'warn', '.');
