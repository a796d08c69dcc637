import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadGame } from '../../../db/games.ts';
import { storageCode } from '../../../db/errors.ts';
import { kindOf, shelfOf } from '../../../db/keeping.ts';
import { keptMark, profileMark } from '../../../db/profile-mark.ts';
import { likenessOf } from '../../../db/likeness.ts';
import { keepWholeGame, playOnWith } from '../../../db/saved-games.ts';
import { canonical } from '../../../engine/index.ts';
import type { KeepingApi } from '../../shared/keeping/api.ts';
import type { Likeness, LookedInto, SaveInside, TakenIn } from '../../shared/keeping/files.ts';
import type { Reply } from '../../shared/reply.ts';
import { alphaOmegaPlay } from '../alpha-omega.ts';
import { attempt, attemptLater } from '../attempt.ts';
import type { HandlersOf } from '../ipc.ts';
import { noSuchGame } from '../opening.ts';
import { messageOf, refuse } from '../trouble.ts';
import { words } from '../words.ts';
import { decksShown, takeDecks } from './decks.ts';
import { installedPack, installPack } from './installed-packs.ts';
import type { IncomingFile } from './parcels/incoming.ts';
import { LIMITS } from './parcels/limits.ts';
import { packParcel } from './parcels/parcel.ts';
import { faultOf } from './parcels/refused.ts';
import { entriesOfSave, type SavedGame } from './parcels/save-file.ts';
import type { KeepingPorts } from './ports.ts';
import { TooMuchWorkError } from './run-task.ts';
import { savedGame } from './saved-game.ts';

type Files = Pick<KeepingApi, 'exportGame' | 'lookInto' | 'openedFiles'> &
  Pick<HandlersOf<KeepingApi>, 'takeIn' | 'putAside'>;

/** What looking through a file may cost. */
const LOOKING = { time: 2000, memory: 200 } as const;

/** So many files may wait for somebody to say what is to be done with them. */
const MOST_WAITING = 8;

/** Games and packs as files: written where somebody wants them, and taken in after they were looked into. */
export function filesHandlers(ports: KeepingPorts): Files {
  const { db, report, desktop, saveFile } = ports;
  const waiting = new Map<string, IncomingFile>();
  const nothing = (): object => ({});
  const looked = (name: string, bytes: Uint8Array): Promise<LookedInto> =>
    lookInto(ports, waiting, name, bytes);
  /** A file that is gone, or is no file, keeps no other from being shown. */
  const opened = (file: string): Promise<LookedInto> => {
    const name = basename(file);
    try {
      return looked(name, bytesOf(file));
    } catch (error) {
      const code = storageCode(error);
      if (code === null) throw error;
      const inside = {
        kind: 'refused',
        fault: faultOf('unread', `${code}: ${messageOf(error)}`),
      } as const;
      return Promise.resolve({ name, bytes: 0, token: null, written: null, inside });
    }
  };
  return {
    exportGame: (id) =>
      attemptLater(report, nothing, async () => {
        const row = db.get('SELECT name, taken_in FROM games WHERE id = ?', id);
        const game = savedGame(db, id, typeof row?.['name'] === 'string' ? row['name'] : null);
        if (game === null) return noSuchGame(id);
        const saved = row?.['taken_in'] === null ? { ...game, profile: profileMark(db) } : game;
        const offer = { name: nameFor(saved), kind: words().files.game, extension: 'aosave' };
        return saveFile(offer, bytesOfSave(ports, saved));
      }),
    lookInto: ({ name, bytes }) =>
      attemptLater(report, nothing, async () => ({ ok: true, value: await looked(name, bytes) })),
    openedFiles: () =>
      attemptLater(report, nothing, async () => {
        const files = [];
        for (const file of desktop.filesToOpen()) files.push(await opened(file));
        return { ok: true, value: files };
      }),
    takeIn: ({ token, how }) =>
      attempt(report, nothing, () => {
        const file = waiting.get(token);
        if (!file) return refuse('gone', 'noSuchFile');
        const reply = taken(ports, file, how);
        if (reply.ok) waiting.delete(token);
        return reply;
      }),
    putAside: (token) => {
      waiting.delete(token);
      return { ok: true, value: null };
    },
  };
}

/** The bytes of a file somebody asked to open, as many of them as may be: one more is refused as too large. */
function bytesOf(file: string): Uint8Array {
  return statSync(file).size > LIMITS.file ? new Uint8Array(LIMITS.file + 1) : readFileSync(file);
}

/** A game as the bytes of a file. */
function bytesOfSave({ clock, program }: Pick<KeepingPorts, 'clock' | 'program'>, saved: SavedGame): Buffer {
  const { ruleset, rules } = saved;
  const madeAt = clock().toISOString();
  const entries = entriesOfSave(saved);
  return packParcel({ kind: 'save', program, ruleset, rules, madeAt, entries });
}

/** What such a file is called unless somebody calls it otherwise. */
function nameFor({ name, setup, playedAt }: SavedGame): string {
  const { objective } = setup as { readonly objective?: unknown };
  const title = name ?? (typeof objective === 'string' ? objective.replace(/^.*:/, '') : 'game');
  return `${title} ${playedAt.slice(0, 10)}`;
}

async function lookInto(
  ports: KeepingPorts,
  waiting: Map<string, IncomingFile>,
  name: string,
  bytes: Uint8Array,
): Promise<LookedInto> {
  const about = { name, bytes: bytes.length };
  const read = await examined(ports, bytes);
  if (!read.ok)
    return { ...about, token: null, written: null, inside: { kind: 'refused', fault: read.error } };
  const token = ports.newId();
  waiting.set(token, read.value);
  for (const old of [...waiting.keys()].slice(0, -MOST_WAITING)) waiting.delete(old);
  return { ...about, token, written: read.value.written, inside: insideOf(ports, read.value) };
}

/** Looks through a file on a thread of its own, which is ended where it takes too long. */
async function examined(
  { runTask, places }: KeepingPorts,
  bytes: Uint8Array,
): ReturnType<typeof lookingInto> {
  return lookingInto(runTask, bytes, [places.packs, places.ownPacks]);
}

/** What a file is, within the time and the room that it may cost. */
export async function lookingInto(
  runTask: KeepingPorts['runTask'],
  bytes: Uint8Array,
  packs: readonly string[],
) {
  const scratch = mkdtempSync(join(tmpdir(), 'alpha-omega-'));
  try {
    return await runTask({ task: 'lookInto', bytes, packs, scratch }, LOOKING);
  } catch (error) {
    if (error instanceof TooMuchWorkError)
      return { ok: false, error: faultOf('tooMuchWork', error.message) } as const;
    throw error;
  } finally {
    // Here and not on the thread, which may have been ended in the middle of it, and may not have noticed yet.
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}

function insideOf(ports: KeepingPorts, file: IncomingFile): LookedInto['inside'] {
  if (file.kind === 'save') return { kind: 'save', save: saveInside(ports, file.game, file.isPlayedAgain) };
  if (file.kind === 'deck') return { kind: 'deck', decks: decksShown(ports.db, file.decks) };
  const { id, title, version, licence, cards } = file.pack;
  const installed = installedPack(ports.places, id)?.version ?? null;
  return { kind: 'pack', pack: { id, title, version, licence, cards: cards.length, installed } };
}

function saveInside({ db }: KeepingPorts, game: SavedGame, isPlayedAgain: boolean): SaveInside {
  const summary = alphaOmegaPlay.summary(game);
  if (!summary.ok) throw new Error(`a game that was looked at has no summary: ${summary.error}`);
  const packs = game.packs.map(({ hash, content, version }) => ({
    title: titleIn(content),
    version,
    isHere: db.get('SELECT 1 FROM pack_versions WHERE hash = ?', hash) !== undefined,
  }));
  const likeness = likenessHere(db, game);
  return {
    game: summary.value,
    name: game.name,
    records: game.records.length,
    likeness,
    shelf: shelfOf(db, game.id),
    isSlot: kindOf(db, game.id) === 'slot',
    isPlayedAgain,
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
const isOwn = (db: KeepingPorts['db'], { profile }: SavedGame): boolean =>
  profile !== null && profile === keptMark(db);

/** How the game of a file stands to what is kept here. */
function likenessHere(db: KeepingPorts['db'], { id, records }: SavedGame): Likeness {
  const here = loadGame(db, id);
  if (here === null) return 'new';
  const first = here.records.findIndex((record, index) => {
    const other = records[index];
    return other === undefined || canonical(record) !== canonical(other);
  });
  const alike = first < 0 ? here.records.length : first;
  return likenessOf({ here: here.records.length, there: records.length, alike });
}

function taken(ports: KeepingPorts, file: IncomingFile, how: 'add' | 'copy' | 'replace'): Reply<TakenIn> {
  switch (file.kind) {
    case 'save':
      return takeSave(ports, file.game, how);
    case 'pack':
      return takePack(ports, file);
    case 'deck':
      return takeDecks(ports, file.decks);
    default:
      return file satisfies never;
  }
}

function takeSave(
  { db, newId, sessions, clock }: KeepingPorts,
  game: SavedGame,
  how: 'add' | 'copy' | 'replace',
): Reply<TakenIn> {
  const likeness = likenessHere(db, game);
  const taken = (id: string): { readonly ok: true; readonly value: TakenIn } => ({
    ok: true,
    value: { game: id, pack: null, decks: [] },
  });
  if (how === 'add') {
    if (likeness !== 'new') return refuse('rejected', 'gameIsHere');
    const arrival = { at: clock().toISOString(), from: game.profile };
    keepWholeGame(db, game, null, isOwn(db, game) ? null : arrival);
    return taken(game.id);
  }
  if (how === 'copy') {
    const id = newId();
    keepWholeGame(db, { ...game, id }, game.id);
    return taken(id);
  }
  if (likeness !== 'ahead') return refuse('rejected', 'notAhead');
  if (kindOf(db, game.id) === 'slot') return refuse('rejected', 'staysAsItIs');
  playOnWith(db, game, loadGame(db, game.id)?.records.length ?? 0);
  sessions.forget(game.id);
  return taken(game.id);
}

function takePack(
  { places, shelf }: KeepingPorts,
  { pack, files }: Extract<IncomingFile, { readonly kind: 'pack' }>,
): Reply<TakenIn> {
  installPack(places, pack.id, files);
  shelf.relay();
  return { ok: true, value: { game: null, pack: pack.id, decks: [] } };
}
