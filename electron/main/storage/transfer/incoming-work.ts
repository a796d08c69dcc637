import { deserialize, serialize } from 'node:v8';
import { loadGame } from '../../../../db/games/games.ts';
import type { OwnedDb } from '../../../../db/file/handles.ts';
import { kindOf, shelfOf } from '../../../../db/games/saves.ts';
import { likenessOf } from '../../../../db/games/likeness.ts';
import { joinDatabase } from '../../../../db/file/open.ts';
import { keptMark } from '../../../../db/file/profile-mark.ts';
import { canonical, ok, type Result } from '../../../../engine/index.ts';
import type { Likeness, SaveInside } from '../../../shared/storage/files.ts';
import type { ArchiveFault } from '../../../shared/storage/archive-fault.ts';
import { hostOf } from '../../games/index.ts';
import { achievedIn } from '../../sessions/summary.ts';
import { installedPack } from '../packs/installed-packs.ts';
import { incomingFile, type IncomingFile } from './archives/incoming.ts';
import type { SavedGame } from './archives/save-file.ts';
import type { Examined, TaskOf } from '../tasks/tasks.ts';

/*
 * What is done with a file that comes in, on a thread of its own: it may hold thousands of things, each of which has to be
 * read and compared with what is here, and meanwhile the window has to answer.
 */

/** Says what a file is, and how what it holds stands to what is here. Nothing is written but into the scratch folder. */
export function examined({
  bytes,
  scratch,
  games,
  packs,
  ownPacks,
}: TaskOf<'lookInto'>): Result<Examined, ArchiveFault> {
  const read = incomingFile(Buffer.from(bytes), [packs, ownPacks], scratch);
  if (!read.ok) return read;
  const file = read.value;
  const { written } = file;
  const inside =
    file.kind === 'pack' ? packInside(file, { packs, ownPacks }) : withGames(games, (db) => shown(db, file));
  return ok({ written, inside, kept: new Uint8Array(serialize(file)) });
}

/** A file as {@link examined} kept it. */
export const incomingIn = (kept: Uint8Array): IncomingFile => deserialize(kept) as IncomingFile;

/** Does something with the file of games, through a connection of its own. */
export function withGames<T>(games: string, work: (db: OwnedDb) => T): T {
  const db = joinDatabase(games);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

function shown(db: OwnedDb, file: Exclude<IncomingFile, { readonly kind: 'pack' }>): Examined['inside'] {
  return file.kind === 'save'
    ? { kind: 'save', save: saveInside(db, file) }
    : { kind: 'deck', decks: hostOf(file.ruleset)?.deckFiles?.shown(db, file.decks) ?? [] };
}

function packInside(
  { pack }: Extract<IncomingFile, { readonly kind: 'pack' }>,
  places: Parameters<typeof installedPack>[0],
): Examined['inside'] {
  const { id, title, version, licence, cards } = pack;
  const installed = installedPack(places, id)?.version ?? null;
  return { kind: 'pack', pack: { id, title, version, licence, cards: cards.length, installed } };
}

function saveInside(
  db: OwnedDb,
  { game, isPlayedAgain, goesOn }: Extract<IncomingFile, { readonly kind: 'save' }>,
): SaveInside {
  const summary = hostOf(game.ruleset)?.summary(game, { goesOn, achieved: achievedIn(game.snapshot) });
  if (summary?.ok !== true)
    throw new Error(`a game that was looked at has no summary: ${summary?.error ?? game.ruleset}`);
  const packs = game.packs.map(({ hash, content, version }) => ({
    title: titleIn(content),
    version,
    isHere: db.get('SELECT 1 FROM pack_versions WHERE hash = ?', hash) !== undefined,
  }));
  return {
    game: summary.value,
    name: game.name,
    records: game.records.length,
    likeness: likenessHere(db, game),
    shelf: shelfOf(db, game.id),
    isSlot: kindOf(db, game.id) === 'slot',
    isPlayedAgain,
    goesOn,
    isOwn: isOwn(db, game),
    notes: game.notes.length,
    packs,
  };
}

function titleIn(content: string): string {
  const { title, id } = JSON.parse(content) as { readonly title?: unknown; readonly id?: unknown };
  return typeof title === 'string' ? title : String(id);
}

/** Was it played here, or is it only kept from now on? */
export const isOwn = (db: OwnedDb, { profile }: SavedGame): boolean =>
  profile !== null && profile === keptMark(db);

/** The likeness of a file's game to the one stored here. */
export function likenessHere(db: OwnedDb, { id, records }: SavedGame): Likeness {
  const here = loadGame(db, id);
  if (here === null) return 'new';
  const first = here.records.findIndex((record, index) => {
    const other = records[index];
    return other === undefined || canonical(record) !== canonical(other);
  });
  const alike = first < 0 ? here.records.length : first;
  return likenessOf({ here: here.records.length, there: records.length, alike });
}
