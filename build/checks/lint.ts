import { relative, sep } from 'node:path';
import { ESLint } from 'eslint';
import { root } from '../electron-runtime.ts';
import { digest, digestOf, keep, kept, textOf } from './kept/digest.ts';
import { asBuilt, surroundings } from './kept/shapes.ts';
import { sources } from './kept/sources.ts';
import { oxlint } from './oxlint.ts';

/** What every verdict depends on: the rules, the options of the compiler, ambient types, and all packages. */
const EVERYWHERE =
  /(^|\/)tsconfig[^/]*\.json$|^package-lock\.json$|^build\/(eslint\.config\.js|oxlint\.ts|svelte\.config\.js|eslint-rules\/|checks\/((ox)?lint|kept\/\w+)\.ts)|\.d\.m?ts$/;
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

/** Those of these files that ESLint finds fault with; it says with what. */
async function faultyComponents(files: readonly string[]): Promise<readonly string[]> {
  const results = files.length === 0 ? [] : await eslint.lintFiles([...files]);
  const said = await (await eslint.loadFormatter('stylish')).format(results);
  if (said) console.log(said);
  return results.filter(({ messages }) => messages.length > 0).map(({ filePath }) => fromRoot(filePath));
}

/** Those of these files that oxlint finds fault with; it says with what. */
async function faultyCode(files: readonly string[]): Promise<readonly string[]> {
  const faults = files.length === 0 ? [] : await oxlint(files);
  for (const { file, line, column, rule, said } of faults)
    console.log(`${file}:${line}:${column}  ${said}  ${rule}`);
  return faults.map(({ file }) => file);
}

/**
 * Lints the files that were not found clean as they are, with what they import as that is: components by ESLint, all others
 * by oxlint. Whether the types were well stands in the argument: where they were not, the declarations are of no use, and
 * nothing is kept.
 */
async function lint(isTyped: boolean): Promise<number> {
  const now = await keys();
  const before = kept('lint');
  const wanted = [...now].filter(([file, key]) => before[file] !== key).map(([file]) => file);
  const isComponent = (file: string): boolean => file.endsWith('.svelte');
  const faulty = new Set(
    (
      await Promise.all([
        faultyCode(wanted.filter((file) => !isComponent(file))),
        faultyComponents(wanted.filter(isComponent)),
      ])
    ).flat(),
  );
  if (isTyped) keep('lint', Object.fromEntries([...now].filter(([file]) => !faulty.has(file))));
  console.log(
    `${wanted.length} of ${now.size} files were linted; the others were clean and are as they were.`,
  );
  return faulty.size;
}

process.exitCode = (await lint(!process.argv.includes('--types-are-red'))) > 0 ? 1 : 0;
