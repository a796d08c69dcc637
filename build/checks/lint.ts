import { relative, sep } from 'node:path';
import { ESLint } from 'eslint';
import { root } from '../electron-runtime.ts';
import { digest, digestOf, keep, kept, textOf } from './kept/digest.ts';
import { asBuilt, surroundings } from './kept/shapes.ts';
import { sources } from './kept/sources.ts';

/** What every verdict depends on: the rules, the options of the compiler, ambient types, and all packages. */
const EVERYWHERE =
  /(^|\/)tsconfig[^/]*\.json$|^package-lock\.json$|^build\/(eslint\.config\.js|svelte\.config\.js|eslint-rules\/|checks\/(lint|kept\/\w+)\.ts)|\.d\.m?ts$/;
const LINTED = /\.(ts|mjs|js|svelte)$/;

const eslint = new ESLint({ cwd: root, overrideConfigFile: 'build/eslint.config.js' });

const fromRoot = (path: string): string => relative(root, path).split(sep).join('/');

/** A key for each file: as long as it stays the same, so does what the rules say of the file. */
async function keys(): Promise<ReadonlyMap<string, string>> {
  const all = sources();
  const common = digest([process.version, digestOf(all.filter((file) => EVERYWHERE.test(file)))]);
  const files: string[] = [];
  for (const file of all) if (LINTED.test(file) && !(await eslint.isPathIgnored(file))) files.push(file);
  const around = asBuilt();
  // Components are linted without types: each speaks for itself, as it imports nothing here.
  return new Map(
    files.map((file) => [file, digest([common, file, textOf(file), surroundings(file, around)])]),
  );
}

/**
 * Lints the files that were not found clean as they are, with what they import as that is. ESLint's own cache looks at each
 * file for itself and forgets that rules on types see the files around it. Whether the types were well stands in the
 * argument: where they were not, the declarations are of no use, and nothing is kept.
 */
async function lint(isTyped: boolean): Promise<number> {
  const now = await keys();
  const before = kept('eslint');
  const wanted = [...now].filter(([file, key]) => before[file] !== key).map(([file]) => file);
  if (wanted.length === 0) return 0;
  const results = await eslint.lintFiles(wanted);
  const said = await (await eslint.loadFormatter('stylish')).format(results);
  if (said) console.log(said);
  const faulty = new Set(
    results.filter(({ messages }) => messages.length > 0).map(({ filePath }) => fromRoot(filePath)),
  );
  if (isTyped) keep('eslint', Object.fromEntries([...now].filter(([file]) => !faulty.has(file))));
  console.log(
    `${results.length} of ${now.size} files were linted; the others were clean and are as they were.`,
  );
  return faulty.size;
}

process.exitCode = (await lint(!process.argv.includes('--types-are-red'))) > 0 ? 1 : 0;
