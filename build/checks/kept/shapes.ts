import { existsSync, readFileSync } from 'node:fs';
import { posix, relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from '../../electron-runtime.ts';
import { inRoot } from '../../tools.ts';
import { digest, textOf } from './digest.ts';

const fromRoot = (path: string): string => relative(root, path).split(sep).join('/');

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
};

function read(config: string): ts.ParsedCommandLine {
  const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  if (parsed === undefined) throw new Error(`${config} cannot be read`);
  return parsed;
}

/** Where `tsc -b` writes the declaration of each file: the file from the root, and the path of its declaration. */
function declarations(): ReadonlyMap<string, string> {
  const { projectReferences = [] } = read(inRoot('tsconfig.json'));
  const found = new Map<string, string>();
  for (const { path } of projectReferences) {
    const project = read(ts.resolveProjectReferencePath({ path }));
    for (const file of project.fileNames) {
      if (/\.d\.m?ts$/.test(file)) continue;
      const made = ts.getOutputFileNames(project, file, false).find((name) => name.endsWith('.d.ts'));
      if (made !== undefined) found.set(fromRoot(file), made);
    }
  }
  return found;
}

/** The code of a file: of a component, what stands in its scripts. */
const codeOf = (file: string): string =>
  file.endsWith('.svelte')
    ? [...textOf(file).matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, code = '']) => code).join('\n')
    : textOf(file);

/** The files of the repository that a file imports, by relative names; none for what holds no code. */
export function importsOf(file: string): readonly string[] {
  if (!/\.(m?[jt]s|svelte)$/.test(file)) return [];
  const { importedFiles } = ts.preProcessFile(codeOf(file), true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.normalize(posix.join(posix.dirname(file), name.replace(/\?.*$/, ''))));
}

/** What stands around files: what each imports, and what each looks like from outside. */
export interface Around {
  readonly importsOf: (file: string) => readonly string[];
  readonly shapeOf: (file: string) => string;
}

/** The same answers, each reckoned once. */
export function once<T>(of: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    const value = known.get(file) ?? of(file);
    known.set(file, value);
    return value;
  };
}

/** What `tsc -b` left behind of the repository's files. */
export function asBuilt(): Around {
  const declared = declarations();
  return {
    // No type comes out of a component: to the compiler they are all alike.
    importsOf: once((file) => (file.endsWith('.svelte') ? [] : importsOf(file))),
    shapeOf: once((file) => {
      const made = declared.get(file);
      return digest([made && existsSync(made) ? readFileSync(made, 'utf8') : textOf(file)]);
    }),
  };
}

/** All that a file imports, and what that imports, and so on. */
export function reached(file: string, { importsOf: imported }: Pick<Around, 'importsOf'>): readonly string[] {
  const seen = new Set(imported(file));
  for (const next of seen) for (const further of imported(next)) seen.add(further);
  return [...seen].sort();
}

/** As long as this text stays the same, so do the types of whatever the file speaks of. */
export const surroundings = (file: string, around: Around): string =>
  digest(reached(file, around).flatMap((other) => [other, around.shapeOf(other)]));
