import { createHash } from 'node:crypto';
import { textOf } from '../file/columns.ts';
import type { ReadableDb, Row, WritableDb } from '../file/handles.ts';

/** A version of a pack, as its text of JSON; the hash of the text is its name. */
export interface PackVersion {
  readonly hash: string;
  readonly pack: string;
  readonly version: string;
  readonly content: string;
}

/** A card as the catalogue lists it; `card` is its definition as JSON. */
export interface CardRow {
  readonly id: string;
  readonly name: string;
  readonly side: string | null;
  readonly type: string;
  readonly card: string;
}

/** A pack as it is now: what is kept for games, and its lines in the catalogue. */
export interface CurrentPack extends PackVersion {
  readonly cards: readonly CardRow[];
}

/** The name of a pack's content: SHA-256 of its text, in hexadecimal. */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Makes the catalogue exactly these packs. Versions that neither they nor any game need are dropped. One transaction.
 */
export function replaceCatalogue(db: WritableDb, packs: readonly CurrentPack[], now: string): void {
  db.inTransaction(() => {
    db.run('DELETE FROM cards');
    for (const pack of packs) addPack(db, pack, now);
    db.run(`DELETE FROM pack_versions WHERE hash NOT IN
      (SELECT pack FROM game_packs UNION ALL SELECT pack FROM cards)`);
  });
}

function addPack(db: WritableDb, pack: CurrentPack, now: string): void {
  db.run(
    `INSERT INTO pack_versions (hash, pack, version, content, stored_at) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (hash) DO NOTHING`,
    pack.hash,
    pack.pack,
    pack.version,
    pack.content,
    now,
  );
  for (const { id, name, side, type, card } of pack.cards)
    db.run(
      'INSERT INTO cards (id, pack, name, side, type, card) VALUES (?, ?, ?, ?, ?, ?)',
      ...[id, pack.hash, name, side, type, card],
    );
}

/** The catalogue, by name. */
export function listCards(db: ReadableDb): readonly CardRow[] {
  return db.all('SELECT id, name, side, type, card FROM cards ORDER BY name, id').map(cardOf);
}

/** The packs of the catalogue as they are now, as far as they are made for the games of a ruleset. */
export function currentPacks(db: ReadableDb, ruleset: string): readonly PackVersion[] {
  return db
    .all(
      `SELECT * FROM pack_versions WHERE hash IN (SELECT pack FROM cards)
        AND json_extract(content, '$.ruleset') = ? ORDER BY pack`,
      ruleset,
    )
    .map(versionRow);
}

/** The very content that a game was begun with. */
export function packsOfGame(db: ReadableDb, game: string): readonly PackVersion[] {
  return db
    .all(
      `SELECT pack_versions.* FROM pack_versions JOIN game_packs ON game_packs.pack = pack_versions.hash
        WHERE game_packs.game = ? ORDER BY pack_versions.pack`,
      game,
    )
    .map(versionRow);
}

const versionRow = (row: Row): PackVersion => ({
  hash: textOf(row, 'hash'),
  pack: textOf(row, 'pack'),
  version: textOf(row, 'version'),
  content: textOf(row, 'content'),
});

const cardOf = (row: Row): CardRow => ({
  id: textOf(row, 'id'),
  name: textOf(row, 'name'),
  side: row['side'] === null ? null : textOf(row, 'side'),
  type: textOf(row, 'type'),
  card: textOf(row, 'card'),
});
