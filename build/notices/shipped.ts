import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from '../tools.ts';

/** What the bundler has put into the program, a file for each of its parts. */
const folder = inRoot('.cache', 'shipped');

/** From which package a module of the bundle is; null for our own. */
export function packageOf(module: string): string | null {
  const icons = /^~icons\/([\w-]+)\//.exec(module);
  if (icons) return `@iconify-json/${icons[1] ?? ''}`;
  // Its pictures are taken out of that package (emblems.ts).
  if (module.includes('virtual:emblems')) return '@iconify-json/game-icons';
  // Helpers of the bundler itself.
  const helper = /^\0(vite|rolldown)\//.exec(module)?.[1];
  if (helper !== undefined) return helper;
  const path = module.replaceAll('\\', '/');
  const at = path.lastIndexOf('/node_modules/');
  if (at < 0) return null;
  const [scope = '', name = ''] = path.slice(at + '/node_modules/'.length).split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** Writes down of which packages something goes into a part of the program. */
export const shipped = (part: string): Plugin => ({
  name: 'alpha-omega:shipped',
  generateBundle(_, bundle) {
    // What a style sheet brings, as fonts, is no module.
    const files = Object.values(bundle).flatMap((each) =>
      each.type === 'asset' ? each.originalFileNames : [],
    );
    const sources = [...this.getModuleIds(), ...files.map((file) => `/${file}`)];
    const packages = sources.map(packageOf).filter((name) => name !== null);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${part}.json`), JSON.stringify([...new Set(packages)].toSorted()));
  },
});

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The packages that lie in the program as they are, with all that they need: what npm calls production. */
function unbundled(): readonly string[] {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage | undefined>>;
  };
  const found = new Set<string>();
  const add = (names: readonly string[]): void => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      add(Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {}));
    }
  };
  add(Object.keys(lock.packages['']?.dependencies ?? {}));
  return [...found];
}

/**
 * The packages of which something goes into the package that people install: bundled, beside the bundle, and Electron.
 * @throws where the program was not built
 */
export function shippedPackages(): readonly string[] {
  const bundled = readdirSync(folder).flatMap(
    (part) => JSON.parse(readFileSync(join(folder, part), 'utf8')) as readonly string[],
  );
  return [...new Set([...bundled, ...unbundled(), 'electron'])].toSorted();
}

/** Before a build: what was in an earlier one counts no more. */
export const forgetShipped = (): void => rmSync(folder, { recursive: true, force: true });
