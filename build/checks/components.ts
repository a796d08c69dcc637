import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { sep } from 'node:path';
import { root } from '../electron-runtime.ts';
import { inRoot } from '../tools.ts';
import { fits, oxlint, type Fault } from './oxlint.ts';

/** The rules that ask for types, as far as they hold for what svelte-check writes. */
const CONFIG = 'build/oxlint-components.ts';

/** Where svelte-check writes the code of the components of a folder, under their names with a mark before them. */
const writtenIn = (workspace: string): string =>
  workspace === '.' ? '.svelte-check/svelte' : `${workspace}/.svelte-check/svelte`;

const find = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root }).map((file) => file.split(sep).join('/'));

/** The component that code was written of. */
function componentOf(written: string, workspace: string): string {
  const inWorkspace = written.slice(`${writtenIn(workspace)}/`.length);
  const component = inWorkspace.replace('++', '').replace(/\.ts$/, '');
  return workspace === '.' ? component : `${workspace}/${component}`;
}

/** So much of the code stands beside what is wrong with it: its lines are not those of the component. */
const SHOWN = 70;

function said({ file, line, column, rule, said: words }: Fault, workspace: string): string {
  const code = readFileSync(inRoot(file), 'utf8').split('\n')[line - 1] ?? '';
  const from = Math.max(0, column - 1 - SHOWN / 2);
  return `${componentOf(file, workspace)}  ${words}  ${rule}\n    … ${code.slice(from, from + SHOWN).trim()} …`;
}

async function faultsOf(files: readonly string[]): Promise<readonly Fault[]> {
  if (fits(files)) return oxlint(files, CONFIG);
  const half = Math.ceil(files.length / 2);
  return [...(await faultsOf(files.slice(0, half))), ...(await faultsOf(files.slice(half)))];
}

/** Takes away the code of components that are gone or stand elsewhere now, which svelte-check would go on looking at. */
export function forgetGone(workspace: string): void {
  for (const file of find(`${writtenIn(workspace)}/**/*.svelte.ts`)) {
    const component = componentOf(file, workspace).replace(/\.d\.svelte$/, '.svelte');
    if (!existsSync(inRoot(component))) rmSync(inRoot(file));
  }
}

/**
 * What is wrong with components by their types, scripts and what is shown alike: oxlint looks at the code that svelte-check
 * wrote of them just now. Throws where one was left out.
 */
export async function componentFaults(workspace: string, folder: string): Promise<readonly string[]> {
  const isMeant = (component: string): boolean =>
    !component.includes('/testing/') && existsSync(inRoot(component));
  const components = find(`${folder}/**/*.svelte`).filter(isMeant);
  const written = find(`${writtenIn(workspace)}/**/++*.svelte.ts`).filter((file) =>
    components.includes(componentOf(file, workspace)),
  );
  if (written.length < components.length || components.length === 0)
    throw new Error(`svelte-check wrote ${written.length} of ${components.length} components of ${folder}`);
  return (await faultsOf(written)).map((fault) => said(fault, workspace));
}
