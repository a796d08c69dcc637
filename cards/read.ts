import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CardDef } from '../engine/alpha-omega/definitions.ts';
import { explain } from './explain.ts';
import { type Finding, type Issue, issueIn } from './issues.ts';
import { card } from './schema/cards.ts';
import { readRegularFile, UnfitFileError } from './regular-file.ts';
import { type Manifest, manifest } from './schema/pack.ts';

/** A card of the right shape, and the file that it came from. */
export interface CardFile {
  readonly file: string;
  readonly card: CardDef;
}

/** A pack as its files say, before anything in it was compared with anything else. */
export interface RawPack {
  /** Relative to the folder that holds the packs. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: readonly CardFile[];
}

/** Where in a pack the cards lie. */
const FOLDERS = ['good', 'opponent', 'callings', 'objectives'] as const;

// No honest card comes near; a file that does is refused before it can cost time.
const MOST_BYTES = 64 * 1024;
const MOST_LEVELS = 40;

/** Reads the files of one pack. Without a usable `pack.json` there is no pack; a card that cannot be read is left out. */
export function readPack(dir: string): { readonly raw: RawPack | null; readonly issues: readonly Issue[] } {
  const folder = basename(dir);
  const found = readAs(join(dir, 'pack.json'), manifest);
  if (!found.ok)
    return { raw: null, issues: found.findings.map((each) => issueIn(`${folder}/pack.json`, each)) };
  const issues: Issue[] = [];
  const files: CardFile[] = [];
  const listed = FOLDERS.map((name) => [name, filesIn(dir, name)] as const);
  for (const [name, list] of listed)
    if (!list.ok) issues.push(...list.findings.map((each) => issueIn(`${folder}/${name}`, each)));
  for (const path of listed.flatMap(([, list]) => (list.ok ? list.value : []))) {
    const file = `${folder}/${path}`;
    const read = readAs(join(dir, path), card);
    const findings = read.ok ? misfiled(read.value, path, found.value.id) : read.findings;
    issues.push(...findings.map((each) => issueIn(file, each)));
    if (read.ok && findings.length === 0) files.push({ file, card: read.value });
  }
  return { raw: { folder, manifest: found.value, files }, issues };
}

/** Names of the folders in a folder, in an order that does not depend on the machine; one that begins with a point is none. */
export function foldersIn(dir: string): Read<readonly string[]> {
  return entriesOf(dir, (entry) => (entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : []));
}

/** The files of JSON in a folder of a pack, as paths inside of the pack; a folder that is not there holds none. */
export function filesIn(dir: string, folder: string): Read<readonly string[]> {
  // A pack need not have cards of every sort.
  if (!existsSync(join(dir, folder))) return { ok: true, value: [] };
  // A link could lead out of the pack, and is no file here.
  return entriesOf(join(dir, folder), (entry) =>
    entry.isFile() && entry.name.endsWith('.json') ? [`${folder}/${entry.name}`] : [],
  );
}

function entriesOf(dir: string, named: (entry: Dirent) => readonly string[]): Read<readonly string[]> {
  try {
    const entries = readdirSync(dir, { withFileTypes: true });
    const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    return { ok: true, value: sorted.flatMap(named) };
  } catch (error) {
    return failed('unreadable', `this folder of cards cannot be read: ${messageOf(error)}`);
  }
}

/** What was read, or what kept it from being read. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly findings: readonly Finding[] };

interface Schema<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: Parameters<typeof explain>[0] } };
}

/** Reads a file of JSON of a certain shape. Never throws: what is wrong is among the findings. */
export function readAs<T>(path: string, schema: Schema<T>): Read<T> {
  const json = readJson(path);
  if (!json.ok) return json;
  const parsed = schema.safeParse(json.value);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, findings: explain(parsed.error.issues) };
}

function readJson(path: string): Read<unknown> {
  try {
    const value: unknown = JSON.parse(readRegularFile(path, MOST_BYTES).toString('utf8'));
    return isDeeper(value, MOST_LEVELS)
      ? failed('tooDeep', `more than ${MOST_LEVELS} levels`)
      : { ok: true, value };
  } catch (error) {
    if (error instanceof UnfitFileError && error.code === 'tooLarge')
      return failed('tooLarge', error.message);
    return failed(error instanceof SyntaxError ? 'notJson' : 'unreadable', messageOf(error));
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}

function failed(
  code: Finding['code'],
  message: string,
): { readonly ok: false; readonly findings: readonly Finding[] } {
  return { ok: false, findings: [{ path: [], code, message }] };
}

/** The id says pack and file, the folder says side or type: then a card is found by its name alone. */
function misfiled(def: CardDef, path: string, pack: string): readonly Finding[] {
  const [folder, file = ''] = path.split('/');
  const id = `${pack}:${file.replace(/\.json$/, '')}`;
  const home = folderOf(def);
  return [
    ...(def.id === id ? [] : [{ path: ['id'], code: 'wrongId', message: `must be "${id}"` } as const]),
    ...(folder === home ? [] : [{ path: [], code: 'wrongFolder', message: `belongs in ${home}/` } as const]),
  ];
}

function folderOf(def: CardDef): (typeof FOLDERS)[number] {
  if (def.type === 'calling') return 'callings';
  return def.type === 'objective' ? 'objectives' : def.side;
}
