import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../../tools.ts';

/** One short text for any number of texts, another one as soon as any of them changes or changes its place. */
export function digest(texts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}

/** The text of a file of the repository, or nothing where there is no such file. */
export function textOf(file: string): string {
  const path = inRoot(file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** The digest of these files of the repository, by their names and what is in them. */
export const digestOf = (files: readonly string[]): string =>
  digest(files.flatMap((file) => [file, textOf(file)]));

const keptFile = (name: string): string => inRoot('.cache', 'kept', `${name}.json`);

/** What an earlier run kept under this name; nothing where it kept nothing, or what cannot be read. */
export function kept(name: string): Readonly<Record<string, string>> {
  const file = keptFile(name);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keeps this for later runs, instead of what was kept under this name. */
export function keep(name: string, values: Readonly<Record<string, string>>): void {
  const file = keptFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(values));
}
