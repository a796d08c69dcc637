import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDeck } from '../../../db/alpha-omega/decks.ts';
import type { OwnedDb } from '../../../db/file/handles.ts';
import { openDatabase } from '../../../db/file/open.ts';
import { keepWholeGame } from '../../../db/games/saved-games.ts';
import { allHandlers } from '../../main/handlers.ts';
import { registerIpc, type IpcPort } from '../../main/ipc/ipc.ts';
import { settingsOn } from '../../main/system/settings.ts';
import type { GameApi, Reply } from '../../shared/api.ts';
import { playedGame } from '../honest-files.ts';
import { PACKS } from '../house.ts';
import { longDecks } from './long-decks.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../main/${path}`, import.meta.url));
const ORIGIN = 'app://game';

/** The whole program but its window and its threads: every channel answered as it is answered to a window. */
export interface HeadlessProgram {
  readonly db: OwnedDb;
  /** Calls a channel, and gives what is replied at once, or promised. */
  readonly call: (
    channel: keyof GameApi,
    given: readonly unknown[],
  ) => Reply<unknown> | Promise<Reply<unknown>>;
  /** Puts back what calls may have thrown away. @returns ids of what is kept */
  readonly stock: () => readonly string[];
  readonly defects: readonly string[];
  readonly end: () => void;
}

/** Starts the program on a new file of games in a folder. */
export function headlessProgram(folder: string): HeadlessProgram {
  const games = join(folder, 'games.sqlite');
  const opened = openDatabase(games);
  if (!opened.ok) throw new Error(opened.error.detail);
  const db = opened.value;
  mkdirSync(join(folder, 'packs'), { recursive: true });
  const defects: string[] = [];
  const report = (kind: string, error: unknown): string => {
    defects.push(`${kind}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return kind;
  };
  const ends: (() => void)[] = [];
  const handlers = allHandlers({
    ...{ db, report, clock: () => new Date(), newId: randomUUID, newSeed: () => 'seed', program: '0.1.0' },
    places: {
      ...{ games, reports: join(folder, 'reports'), packs: PACKS, ownPacks: join(folder, 'packs') },
      ...{
        storageWorker: at('storage/tasks/worker.ts'),
        doctorWorker: at('games/alpha-omega/doctor/worker.ts'),
      },
      ...{
        pivotalWorker: at('games/alpha-omega/turning-points/worker.ts'),
        renderer: '',
        preload: '',
        icon: '',
        page: '',
      },
      checked: { file: join(folder, 'checked-packs.json'), program: folder },
      ...{ origin: ORIGIN, isDevelopment: false, watchdog: '' },
    },
    settings: settingsOn(db, report),
    saveFile: () => Promise.resolve({ ok: true, value: null }),
    desktop: { showFolder: () => undefined, filesToOpen: () => [], restart: () => undefined },
    window: { toggleFullScreen: () => undefined, quit: () => undefined },
    failure: null,
    // What threads of their own do takes main no time, and nobody here waits for it.
    runTask: () => new Promise(() => undefined),
    atEnd: (work) => ends.push(work),
  });
  const listeners = new Map<string, Parameters<IpcPort['handle']>[1]>();
  const onDefect = (channel: string, error: unknown): string => report(channel, error);
  registerIpc({ handle: (channel, listener) => void listeners.set(channel, listener) }, handlers, {
    origin: ORIGIN,
    onDefect,
  });
  const message = { senderFrame: { origin: ORIGIN, parent: null } };
  return {
    db,
    call: (channel, given) => {
      const heard = listeners.get(channel)?.(message, ...given) ?? '';
      return typeof heard === 'string' ? read(heard) : heard.then(read);
    },
    stock: () => stocked(db),
    defects,
    end: () => {
      for (const end of ends) end();
      db.close();
    },
  };
}

const read = (reply: string): Reply<unknown> => JSON.parse(reply) as Reply<unknown>;

/** A game somebody has played for a while. */
const PLAYED = playedGame('hostile', 60);

function stocked(db: OwnedDb): readonly string[] {
  if (db.get('SELECT 1 FROM games WHERE id = ?', PLAYED.id) === undefined) keepWholeGame(db, PLAYED);
  if (db.get('SELECT 1 FROM decks WHERE deleted_at IS NULL') === undefined)
    db.inTransaction(() => {
      for (const { cards, sideList, ...deck } of longDecks())
        createDeck(db, {
          ...deck,
          ...{ id: randomUUID(), lists: { cards, sideList }, at: '2026-11-23T00:00:00.000Z' },
        });
    });
  const ids = (sql: string): readonly string[] => db.all(sql).map(({ id }) => String(id));
  return [PLAYED.id, ...ids('SELECT id FROM decks LIMIT 2'), ...ids('SELECT id FROM journeys LIMIT 2')];
}
