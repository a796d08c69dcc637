import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadPacksIn, type Languages, type Loaded } from '../../../../cards/load.ts';
import { contentHash } from '../../../../db/games/packs.ts';
import type { Places } from '../../system/places.ts';

type Load = (dirs: readonly string[]) => Loaded;

/**
 * Loads packs as {@link loadPacksIn} does, and keeps what came of it: as long as no file of theirs changes, nor the program,
 * they are not checked again. To check the program's own takes 75 ms of each start.
 */
export const checkedOnce =
  ({ file, program }: Places['checked'], load: Load = loadPacksIn): Load =>
  (dirs) => {
    const sum = sumOf(program, dirs);
    const kept = keptIn(file, sum);
    if (kept !== null) return kept;
    const loaded = load(dirs);
    keep(file, sum, loaded);
    return loaded;
  };

/** Another one where the program is another, or a file came, went or was written to. That is seen by the system's own mark, which nobody can set. */
const sumOf = (program: string, dirs: readonly string[]): string =>
  contentHash([markOf(program), ...dirs.flatMap((dir) => [markOf(dir), ...marksIn(dir)])].join('\n'));

function marksIn(dir: string): readonly string[] {
  const entries = lstatSync(dir, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(dir, { withFileTypes: true, recursive: true })
    : [];
  return entries
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map(markOf);
}

function markOf(path: string): string {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found === undefined
    ? `${path} none`
    : [path, found.ino, found.size, found.mtimeMs, found.ctimeMs].join(' ');
}

interface Kept extends Pick<Loaded, 'packs' | 'issues'> {
  readonly languages: readonly (readonly [
    tag: string,
    { readonly cards: readonly Entry[]; readonly titles: readonly Entry[] },
  ])[];
}

type Entry = readonly [string, never];

/** What was kept under this sum; null where nothing was, or not whole. */
function keptIn(file: string, sum: string): Loaded | null {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const content = text.slice(end + 1);
    if (text.slice(0, end) !== headOf(sum, content)) return null;
    const { packs, issues, languages } = JSON.parse(content) as Kept;
    return { packs, issues, languages: languagesIn(languages) };
  } catch {
    // Whatever is wrong with it, the packs are there to be checked again.
    return null;
  }
}

const headOf = (sum: string, content: string): string => `${sum} ${contentHash(content)}`;

const languagesIn = (kept: Kept['languages']): Languages =>
  new Map(
    kept.map(
      ([tag, { cards, titles }]) => [tag, { cards: new Map(cards), titles: new Map(titles) }] as const,
    ),
  );

function keep(file: string, sum: string, { packs, issues, languages }: Loaded): void {
  const told = [...languages].map(([tag, { cards, titles }]) => [
    tag,
    { cards: [...cards], titles: [...titles] },
  ]);
  const content = JSON.stringify({ packs, issues, languages: told });
  try {
    mkdirSync(dirname(file), { recursive: true });
    // The disk is not waited for: what did not come to it whole does not fit its sum.
    writeFileSync(`${file}.part`, `${headOf(sum, content)}\n${content}`);
    renameSync(`${file}.part`, file);
  } catch {
    // A disk that takes nothing costs the next start what this one took.
  }
}
