import { inRoot, toolPath, type Tool } from '../tools.ts';
import { digest, digestOf, keep, kept, textOf } from './kept/digest.ts';
import { sources } from './kept/sources.ts';
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

let typed: Promise<Outcome> | undefined;

/** Whoever asks for the types while they are looked at, or after, asks for the same. */
export const types = (): Promise<Outcome> => (typed ??= passes('tsc', '-b'));

export const svelte = (): Promise<Outcome> =>
  passes('svelte-check', ...svelteCheck('renderer/tsconfig.json'));

const cruise = (...args: string[]): Promise<Finished> =>
  tool('depcruise', ['--config', 'build/dependency-cruiser.json', ...args]);

/** What the checkers are set up by. */
const SET_UP =
  /^build\/(canary\/.*|checks\/(static|kept\/\w+)\.ts|dependency-cruiser\.json|svelte\.config\.js)$|(^|\/)tsconfig[^/]*\.json$|^package-lock\.json$/;

/**
 * A checker that is set up wrong finds nothing and is content: these must find what is known to be wrong. What found it once
 * finds it again as long as nothing that it is set up by has changed.
 */
export async function canary(): Promise<Outcome> {
  const setUp = digest([process.version, digestOf(sources().filter((file) => SET_UP.test(file)))]);
  if (kept('canary')['setUp'] === setUp) return check(true, '');
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
  if (missed.length === 0) keep('canary', { setUp });
  return check(missed.length === 0, missed.join('\n'));
}

/** Needs the declarations that the types leave behind, by which it knows what a change can reach. */
export async function eslint(): Promise<Outcome> {
  const { failed } = await types();
  const flags = failed > 0 ? ['--types-are-red'] : [];
  const { code, output } = await runProgram(process.execPath, [
    '--max-semi-space-size=64',
    inRoot('build', 'checks', 'lint.ts'),
    ...flags,
  ]);
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
