import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { EMBLEMS } from '../electron/shared/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const MODULE = 'virtual:emblems';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const cardFiles = (): readonly string[] =>
  globSync('cards/packs/**/*.json', { cwd: root }).map((file) => join(root, file));

function emblemIn(file: string): string | null {
  const card: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof card !== 'object' || card === null || !('emblem' in card)) return null;
  return typeof card.emblem === 'string' ? card.emblem : null;
}

function pathsOf(icons: IconSet['icons'], name: string, file: string): readonly string[] {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`${file}: game-icons has no icon called "${name}"`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
}

/** The outlines of just those icons that a card or a player asks for. A card with an emblem that does not exist stops the build. */
function collectEmblems(): Readonly<Record<string, readonly string[]>> {
  const require = createRequire(import.meta.url);
  const set = JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet;
  const used: Record<string, readonly string[]> = {};
  for (const name of EMBLEMS) used[name] = pathsOf(set.icons, name, 'settings.ts');
  for (const file of cardFiles()) {
    const name = emblemIn(file);
    if (name !== null) used[name] ??= pathsOf(set.icons, name, file);
  }
  return used;
}

/** Gives the window the emblems of all cards as one module. */
export function emblems(): Plugin {
  return {
    name: 'alpha-omega:emblems',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      for (const file of cardFiles()) this.addWatchFile(file);
      return `export const emblems = ${JSON.stringify(collectEmblems())};`;
    },
  };
}
