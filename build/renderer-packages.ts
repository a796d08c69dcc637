import { globSync, readFileSync } from 'node:fs';
import { inRoot } from './tools.ts';

/** An import of more than types from a package, `~icons` and the like left out: they are made while building. */
const IMPORT =
  /^\s*(?:import|export)\s+(?!type\b)[^'";]*?from\s+'((?:@[\w-]+\/)?[\w-][\w.-]*(?:\/[\w./-]+)?)'/gm;

/** What the test runner and Node bring along by themselves. */
const OWN = /^(?:node:|vitest(?:\/|$)|svelte\/)/;

/** Tests that no browser runs. */
const OF_NODE = /(?<!\.component|\.svelte)\.test\.ts$/;

/** The packages that the window's code and its tests in the browser import, each once, in order. */
export function rendererPackages(): string[] {
  const files = ['renderer/**/*.{ts,svelte}', 'electron/shared/**/*.ts']
    .flatMap((glob) => globSync(glob, { cwd: inRoot() }))
    .filter((file) => !OF_NODE.test(file));
  const found = files.flatMap((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
  );
  return [...new Set(found)].filter((name) => !OWN.test(name)).sort((a, b) => (a < b ? -1 : 1));
}
