import { spawn, type SpawnOptions } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { root } from './electron-runtime.ts';

/** Started through this Node, since the names in node_modules/.bin differ between systems. */
const entries = {
  tsc: '@typescript/native/bin/tsc',
  'svelte-check': 'svelte-check/bin/svelte-check',
  eslint: 'eslint/bin/eslint.js',
  oxlint: 'oxlint/bin/oxlint',
  oxfmt: 'oxfmt/bin/oxfmt',
  prettier: 'prettier/bin/prettier.cjs',
  vitest: 'vitest/vitest.mjs',
  'electron-vite': 'electron-vite/bin/electron-vite.js',
  playwright: '@playwright/test/cli.js',
  stryker: '@stryker-mutator/core/bin/stryker.js',
} as const;

export type Tool = keyof typeof entries;

/** The file that a tool is started by. */
export const toolPath = (tool: Tool): string => join(root, 'node_modules', entries[tool]);

/** A path inside the checkout. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);

/** Runs a program with the terminal's own input and output, and gives its exit code. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    // Whoever ends this program means the one it runs.
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** Runs a tool with the terminal's own input and output, and gives its exit code. */
export const runTool = (tool: Tool, args: readonly string[], options?: SpawnOptions): Promise<number> =>
  run(process.execPath, [toolPath(tool), ...args], options);

/** The programs of a kind, as `soak`, from the root and by their names: those in its folder of build/, and each game's own. */
export const programsOf = (kind: string): readonly string[] =>
  globSync([`build/${kind}/*.ts`, `build/games/*/${kind}/*.ts`], { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1));

/** The program of a kind that has this name, as `soak` and `laws`; an empty text where there is none. */
export const programNamed = (kind: string, name: string): string =>
  programsOf(kind).find((file) => basename(file, '.ts') === name) ?? '';

/** Runs every program of a kind, or those named, one after the other. */
export async function runPrograms(kind: string, names: readonly string[]): Promise<void> {
  const files = programsOf(kind).filter(
    (file) => names.length === 0 || names.includes(basename(file, '.ts')),
  );
  if (files.length === 0) console.log(`There is nothing to run in build/${kind}.`);
  for (const file of files) {
    console.log(`— ${kind}/${basename(file)}`);
    const code = await run(process.execPath, [join(root, file)]);
    if (code !== 0) process.exitCode = code;
  }
}
