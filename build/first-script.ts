import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { check, type Outcome } from './checks/outcome.ts';
import { inRoot } from './tools.ts';

/** What the first page may weigh before it stands there, in bytes. */
export const LIMITS = { script: 450_000, style: 60_000 } as const;

/** So many modules are named where a limit is passed. */
const NAMED = 12;

/** Of what modules each file of the window was put together, and how long they are in it. */
export type Contents = Readonly<Record<string, readonly (readonly [module: string, length: number])[]>>;

const KEPT = inRoot('.cache', 'contents.json');

/** Keeps of what the files of the window were put together. */
export const contents = (): Plugin => ({
  name: 'contents',
  generateBundle(_, bundle) {
    const told = Object.values(bundle).flatMap((each) => {
      if (each.type !== 'chunk') return [];
      const modules = Object.entries(each.modules).map(
        ([id, { renderedLength }]) => [relative(inRoot(), id), renderedLength] as const,
      );
      return [[each.fileName, modules] as const];
    });
    mkdirSync(dirname(KEPT), { recursive: true });
    writeFileSync(KEPT, JSON.stringify(Object.fromEntries(told)));
  },
});

interface First {
  readonly script: readonly string[];
  readonly style: readonly string[];
  /** Of all of them, in bytes. */
  readonly bytes: Readonly<Record<keyof typeof LIMITS, number>>;
}

const IMPORTED = /\bimport\s*(?:[\w\s$*,{}]+from\s*)?"\.\/([\w.-]+\.js)"/g;

/** A script, and those that it cannot begin without. */
function withImported(folder: string, file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(IMPORTED))
    withImported(folder, `assets/${name}`, found);
  return found;
}

const sizeOf = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

/**
 * What the first page cannot do without: what the built document names, what that imports at once, the style of the page, and the
 * sentences of the language that needs most.
 */
export function firstOf(folder: string): First {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const told = globSync('assets/first-??-*.js', { cwd: folder }).toSorted(
    (a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size,
  );
  const begun = [...named.filter((file) => file.endsWith('.js')), ...told.slice(0, 1)];
  const script = [...new Set(begun.flatMap((file) => [...withImported(folder, file)]))];
  const style = [
    ...new Set([
      ...named.filter((file) => file.endsWith('.css')),
      ...globSync('assets/first-page-*.css', { cwd: folder }),
    ]),
  ];
  return { script, style, bytes: { script: sizeOf(folder, script), style: sizeOf(folder, style) } };
}

/** Holds the first page of a built window within its limits; says what its files hold where they pass one. */
export function firstPageWeighed(folder: string, kept: Contents, limits = LIMITS): Outcome {
  const first = firstOf(folder);
  // What asks, what draws, and what it says: where fewer are found they are called otherwise now.
  const isFound = first.script.length >= 3 && first.style.length > 0;
  const within = isFound && first.bytes.script <= limits.script && first.bytes.style <= limits.style;
  const modules = first.script
    .flatMap((file) => kept[file] ?? [])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([module, length]) => `  ${length.toString().padStart(7)} ${module}`);
  const figures = (['script', 'style'] as const).map(
    (kind) =>
      `${kind}: ${first.bytes[kind].toString()} bytes of ${limits[kind].toString()} in ${first[kind].join(', ')}`,
  );
  return check(within, ['What the first page needs is too much.', ...figures, ...modules].join('\n'));
}

/** {@link firstPageWeighed}, of the window as it was built last. */
export const builtFirstPageWeighed = (): Outcome =>
  firstPageWeighed(inRoot('out', 'renderer'), JSON.parse(readFileSync(KEPT, 'utf8')) as Contents);
