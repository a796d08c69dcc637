import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkWhole, listBackups } from '../../db/backups/backups.ts';
import { deckVersions, readDeck, type DeckRow } from '../../db/alpha-omega/decks.ts';
import { loadGame } from '../../db/games/games.ts';
import type { ReadableDb } from '../../db/file/handles.ts';
import { openDatabase } from '../../db/file/open.ts';
import { GOLDEN, layGolden, writtenIn, type Golden } from './golden-files.ts';
import { untilKilled } from './until-killed.ts';

const KEEPER = fileURLToPath(new URL('killed-keeper.ts', import.meta.url));

/** A thing that was acknowledged before a kill. */
export type Kept =
  | { readonly kind: 'begun' | 'opened' }
  | { readonly kind: 'version'; readonly deck: string; readonly number: number }
  | { readonly kind: 'draft'; readonly deck: string; readonly copies: number }
  | { readonly kind: 'game'; readonly id: string; readonly records: number }
  | { readonly kind: 'trashed'; readonly id: string }
  | { readonly kind: 'backup'; readonly file: string };

/**
 * Lets a keeper live for so long after its first word, which it says before the file is opened, then kills it.
 * @returns what it acknowledged
 */
export async function keepAndDie(file: string, seed: string, milliseconds: number): Promise<readonly Kept[]> {
  const lines = await untilKilled(KEEPER, [file, seed], milliseconds);
  return lines.map((line) => JSON.parse(line) as Kept);
}

/**
 * Looks at everything after a kill. Throws where the file is not whole, or something that was acknowledged is missing or
 * went back.
 * @param games those that were in the file before
 */
export function inspectKept(
  file: string,
  acknowledged: readonly Kept[],
  games: ReadonlyMap<string, number>,
): void {
  const opened = openDatabase(file);
  if (!opened.ok) throw new Error(`after the kill: ${opened.error.code}: ${opened.error.detail}`);
  const db = opened.value;
  try {
    if (db.get('PRAGMA quick_check')?.['quick_check'] !== 'ok') throw new Error('quick_check complains');
    if (db.all('PRAGMA foreign_key_check').length > 0) throw new Error('a row belongs to nothing');
    for (const [id, records] of games)
      if (loadGame(db, id)?.records.length !== records) throw new Error(`game ${id} is not as it was`);
    const lost = acknowledged.find((kept) => !isThere(db, kept));
    if (lost) throw new Error(`acknowledged, and lost: ${JSON.stringify(lost)}`);
  } finally {
    db.close();
  }
  const folder = join(dirname(file), 'backups');
  const backups = listBackups(folder);
  // Whatever bears the name of a backup is one.
  for (const backup of backups) checkWhole(join(folder, backup.file));
  const latest = acknowledged.findLast(({ kind }) => kind === 'backup');
  if (latest?.kind === 'backup' && !backups.some((each) => each.file === latest.file))
    throw new Error(`acknowledged, and lost: ${latest.file}`);
}

/** Is it there, as it was acknowledged or as it came to be later? A later word may have been lost with the process. */
function isThere(db: ReadableDb, kept: Kept): boolean {
  switch (kept.kind) {
    case 'version':
      return deckVersions(db, kept.deck).some(({ number }) => number === kept.number);
    case 'draft':
      return copiesIn(readDeck(db, kept.deck)) >= kept.copies;
    case 'game':
      return (loadGame(db, kept.id)?.records.length ?? -1) >= kept.records;
    case 'trashed':
      return typeof db.get('SELECT trashed_at FROM games WHERE id = ?', kept.id)?.['trashed_at'] === 'string';
    case 'begun':
    case 'opened':
    case 'backup':
      return true;
    default:
      return kept satisfies never;
  }
}

function copiesIn(deck: DeckRow | null): number {
  const cards = (deck?.draft ?? deck?.version.lists)?.cards as readonly { copies: number }[] | undefined;
  return cards?.[0]?.copies ?? -1;
}

/** Every so many kills the file is an old one, which the next keeper has to bring up to date. */
const OLD_EACH = 3;
/** Bringing a file up to date is over soon: where one is to be brought, the kill comes within so many ms. */
export const OPENING = 120;

/**
 * Kills one keeper after the other and looks at everything after each.
 * @param lives how long each lives after its first word, in ms
 * @returns how many things were acknowledged, of which kinds, and how many were killed before their file was open
 */
export async function killKeepers(
  folder: string,
  seed: string,
  lives: readonly number[],
): Promise<{ readonly acknowledged: number; readonly kinds: readonly string[]; readonly opening: number }> {
  const file = join(folder, 'games.sqlite');
  let [acknowledged, opening] = [0, 0];
  const kinds = new Set<string>();
  let kept: Kept[] = [];
  let games: ReadonlyMap<string, number> = new Map();
  for (const [index, life] of lives.entries()) {
    const isOld = index % OLD_EACH === 0;
    if (isOld) {
      games = layOldFile(file, GOLDEN[(index / OLD_EACH) % GOLDEN.length] ?? 'issue-3');
      // What was in the file before is gone with it; backups of it stay.
      kept = [];
    }
    const said = await keepAndDie(file, `${seed} ${String(index)}`, isOld ? life % OPENING : life);
    if (!said.some(({ kind }) => kind === 'opened')) opening += 1;
    kept.push(...said);
    acknowledged += said.filter(({ kind }) => kind !== 'begun' && kind !== 'opened').length;
    for (const { kind } of said) kinds.add(kind);
    try {
      inspectKept(file, kept, games);
    } catch (error) {
      throw new Error(`kill ${String(index)} of seed ${seed}`, { cause: error });
    }
  }
  return { acknowledged, kinds: [...kinds], opening };
}

/** Puts a file of an older program in place. @returns its games, with how many records each has */
function layOldFile(file: string, name: Golden): ReadonlyMap<string, number> {
  layGolden(name, file);
  return new Map([...writtenIn(file)].map(([id, { answers }]) => [id, answers]));
}
