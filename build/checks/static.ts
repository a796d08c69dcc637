import { inRoot, toolPath, type Tool } from '../tools.ts';
import { circles } from './circles.ts';
import { componentFaults, forgetGone } from './components.ts';
import { digest, textOf } from './kept/digest.ts';
import { importsOf, once } from './kept/shapes.ts';
import { sources } from './kept/sources.ts';
import { check, type Outcome } from './outcome.ts';
import { runProgram, type Finished } from './run.ts';

export const tool = (name: Tool, args: readonly string[]): Promise<Finished> =>
  runProgram(process.execPath, [toolPath(name), ...args]);

async function passes(name: Tool, ...args: string[]): Promise<Outcome> {
  const { code, output } = await tool(name, args);
  return check(code === 0, output);
}

/** It writes the code of the components into a folder of the workspace, where the compiler reads it. */
export const svelteCheck = (workspace: string, tsconfig: string): string[] => [
  ...['--tsgo', '--workspace', inRoot(workspace), '--tsconfig', inRoot(tsconfig)],
  ...['--config', inRoot('build', 'svelte.config.js')],
  ...['--output', 'human', '--no-color', '--fail-on-warnings'],
];

let typed: Promise<Outcome> | undefined;

/** Whoever asks for the types while they are looked at, or after, asks for the same. */
export const types = (): Promise<Outcome> => (typed ??= passes('tsc', '-b'));

/** The types of the components, and then what the rules that ask for types find in them. */
export async function svelte(): Promise<Outcome> {
  forgetGone('.');
  const typed = await passes('svelte-check', ...svelteCheck('.', 'renderer/tsconfig.svelte.json'));
  if (typed.failed > 0) return typed;
  const faults = await componentFaults('.', 'renderer');
  return check(faults.length === 0, faults.join('\n'));
}

/** Needs the declarations that the types leave behind, by which it knows what a change can reach. */
export async function lint(): Promise<Outcome> {
  const { failed } = await types();
  const flags = failed > 0 ? ['--types-are-red'] : [];
  const program = ['--max-semi-space-size=64', inRoot('build', 'checks', 'lint.ts'), ...flags];
  const { code, output } = await runProgram(process.execPath, program, { minutes: 15 });
  return check(code === 0, output);
}

/**
 * Two files that need each other, to run or for a type, are one file in two places. A component may show itself within
 * itself.
 */
export function cyclesAmong(files: readonly string[]): readonly string[] {
  const others = (file: string): readonly string[] =>
    importsOf(file).filter((imported) => imported !== file || !file.endsWith('.svelte'));
  return circles(files, once(others)).map((way) => way.join(' → '));
}

/** What is wrong on purpose stands in a folder of its own. */
export function cycles(): Promise<Outcome> {
  const found = cyclesAmong(sources().filter((file) => !file.startsWith('build/canary/')));
  return Promise.resolve(check(found.length === 0, found.join('\n')));
}

/** Which files know a game that is not their own. */
export async function walls(): Promise<Outcome> {
  const { code, output } = await runProgram(process.execPath, [inRoot('build', 'walls.ts')]);
  console.log(output.trimEnd());
  return check(code === 0, '');
}

/** The layout of all files: oxfmt sees to it, and Prettier where oxfmt cannot read, which is in components. */
export async function format(): Promise<Outcome> {
  const { failed, said = '' } = await passes('oxfmt', '--config', 'build/oxfmt.json', '--check', '.');
  // Prettier itself forgets that its plugins change, so what it keeps is for these packages.
  const packages = digest([textOf('package-lock.json')]).slice(0, 12);
  const components = await passes(
    'prettier',
    ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', `.cache/prettier/${packages}.json`, '**/*.svelte'],
  );
  return check(failed + components.failed === 0, `${said}\n${components.said ?? ''}`);
}
