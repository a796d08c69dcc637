import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnedDb } from '../../db/file/handles.ts';
import { openDatabase } from '../../db/file/open.ts';
import type { Handlers } from '../main/ipc/ipc.ts';
import { storageHandlers, type AtStart } from '../main/storage/handlers.ts';
import type { RunTask } from '../main/storage/tasks/run-task.ts';
import type { StorageApi } from '../shared/api.ts';
import { houseOver, PACKS, valueOf } from './house.ts';
import { atOnce } from './tasks-at-once.ts';

/** A profile on disk with its storage handlers. */
export interface House {
  readonly db: OwnedDb;
  readonly games: string;
  readonly api: Pick<Handlers, keyof StorageApi> & AtStart;
  readonly sessions: ReturnType<typeof houseOver>['sessions'];
  /** The sessions of all games. */
  readonly all: ReturnType<typeof houseOver>['all'];
  /** What was left to be done when the program begins anew. */
  readonly restarted: (() => void | Promise<void>)[];
  /** The files that went out, by name. */
  readonly written: Map<string, Uint8Array>;
}

/** All storage handlers over a real file. Whoever makes one closes its `db`; a trouble that would be reported is thrown. */
export function storageHouse({
  profile,
  clock = () => new Date('2026-11-22T20:00:00.000Z'),
  runTask = atOnce,
  asked = [],
  written = new Map(),
}: {
  readonly profile: string;
  readonly clock?: () => Date;
  readonly runTask?: RunTask;
  readonly asked?: readonly string[];
  readonly written?: Map<string, Uint8Array>;
}): House {
  mkdirSync(profile, { recursive: true });
  const games = join(profile, 'games.sqlite');
  const opened = openDatabase(games);
  if (!opened.ok) throw new Error(opened.error.detail);
  const db = opened.value;
  const { sessions, all, packsChanged } = houseOver(db);
  const restarted: House['restarted'] = [];
  const api = storageHandlers({
    ...{ db, sessions: all, packsChanged, clock, newId: randomUUID, program: '0.1.0', runTask },
    places: { games, packs: PACKS, ownPacks: join(profile, 'packs') } as never,
    report: (kind, error) => {
      throw new Error(`a report of kind ${kind}`, { cause: error });
    },
    desktop: {
      showFolder: () => undefined,
      filesToOpen: () => asked,
      restart: (work) => restarted.push(work),
    },
    atEnd: () => undefined,
    failure: null,
    saveFile: (offer, content) => {
      const file = `${offer.name}.${offer.extension}`;
      written.set(file, Buffer.from(content));
      return Promise.resolve({ ok: true, value: file });
    },
  });
  return { db, games, api, sessions, all, restarted, written };
}

/** Answers what is asked with the first thing that can be answered. */
export function answerFirst({ sessions }: House, game: string): void {
  const { pending } = valueOf(sessions.open(game)).view;
  if (!pending?.ask) throw new Error('nothing is asked');
  const { ask, id: decision, seat } = pending;
  const count = ask.kind === 'some' ? ask.min : ask.kind === 'one' ? 1 : ask.options.length;
  valueOf(sessions.answer({ game, decision, seat, answer: ask.options.slice(0, count).map(({ id }) => id) }));
}
