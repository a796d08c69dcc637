import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeBackup } from '../../../../db/backups/backups.ts';
import { openGames } from '../../../../db/file/exchange.ts';
import type { OwnedDb } from '../../../../db/file/handles.ts';
import { heldInPlace } from '../../../../db/file/in-place.ts';
import { HARMS, harmsTo } from '../../../../db/testing/harm.ts';
import { honestSave, playedGame } from '../../../testing/honest-files.ts';
import { houseOver, OBJECTIVE, PACKS, valueOf } from '../../../testing/house.ts';
import { atOnce } from '../../../testing/tasks-at-once.ts';
import type { StorageApi } from '../../../shared/api.ts';
import type { Handlers } from '../../ipc/ipc.ts';
import { storageHandlers } from '../handlers.ts';
import type { RunTask } from './run-task.ts';
import type { Task } from './tasks.ts';

/** A task that opens the file of games by its name. */
type OnGames = Extract<Task, { readonly games: string } | { readonly file: string }>['task'];

type Api = Pick<Handlers, keyof StorageApi>;

const bytes = honestSave(playedGame('gone in between', 10));

/** A profile as it is kept between two starts, with a game and a backup of it. */
const template = mkdtempSync(join(tmpdir(), 'alpha-omega-gone-template-'));
const clock = (): Date => new Date('2026-11-23T10:00:00Z');

function opened(file: string): OwnedDb {
  const result = openGames(file);
  if (!result.ok) throw new Error(result.error.detail);
  return heldInPlace(result.value, file, clock);
}

const first = opened(join(template, 'games.sqlite'));
const { sessions: early, catalogue } = houseOver(first);
const game = valueOf(early.begin({ objective: OBJECTIVE, seats: ['Ann'] })).id;
const backup = makeBackup(first, { folder: join(template, 'backups'), reason: 'hand', now: clock() }).file;
first.close();

/** How the window asks for each such task: a new one does not compile until it is here. */
const ASKED: Readonly<Record<OnGames, (api: Api, token: string) => unknown>> = {
  lookInto: (api) => api.lookInto({ name: 'a.aosave', bytes }),
  takeIn: (api, token) => api.takeIn({ token, how: 'copy' }),
  packUp: (api) => api.exportGame(game),
  backUp: (api) => api.backUp(),
  lookIntoBackup: (api) => api.lookIntoBackup(backup),
  mergeBackup: (api) => api.mergeBackup(backup),
  readyBackup: (api) => api.restoreBackup(backup),
};
const tasks = Object.entries(ASKED);

let home = '';
const folder = (): string => join(home, 'profile');
const games = (): string => join(folder(), 'games.sqlite');
const ends: (() => void)[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'alpha-omega-gone-'));
  cpSync(template, folder(), { recursive: true });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  rmSync(home, { recursive: true, force: true });
});
afterAll(() => {
  rmSync(template, { recursive: true, force: true });
});

const STRANGER = 'another file of games takes its name';

function harmed(what: string): void {
  if (what !== STRANGER) {
    harmsTo(games(), join(home, 'elsewhere.sqlite'))[what]?.();
    return;
  }
  mkdirSync(join(home, 'away'));
  for (const end of ['', '-wal', '-shm'])
    renameSync(`${games()}${end}`, join(home, 'away', `games.sqlite${end}`));
  cpSync(join(template, 'games.sqlite'), games());
}

/** Runs tasks, and does a harm at a moment of the next one once it is told to. */
function harming() {
  let next: { readonly what: string; readonly isBefore: boolean } | null = null;
  const harm = (isBefore: boolean): void => {
    if (next?.isBefore !== isBefore) return;
    harmed(next.what);
    next = null;
  };
  const runTask: RunTask = async (task, limits, watch) => {
    harm(true);
    const done = await atOnce(task, limits, watch);
    harm(false);
    return done;
  };
  const arm = (what: string, isBefore: boolean): void => {
    next = { what, isBefore };
  };
  return { runTask, arm };
}

/** The storage over a file that is open. */
function storage(runTask: RunTask) {
  const db = opened(games());
  ends.push(() => db.close());
  const restarted: unknown[] = [];
  const { all: sessions, packsChanged } = houseOver(db, { catalogue });
  const api = storageHandlers({
    ...{ db, sessions, packsChanged, clock, newId: randomUUID, program: '0.1.0', runTask },
    places: { games: games(), packs: PACKS, ownPacks: join(folder(), 'packs') } as never,
    report: (kind, error) => {
      throw new Error(`a report of kind ${kind}`, { cause: error });
    },
    desktop: {
      ...{ showFolder: () => undefined, filesToOpen: () => [] },
      restart: (work) => restarted.push(work),
    },
    atEnd: () => undefined,
    failure: null,
    saveFile: () => Promise.resolve({ ok: true, value: 'a file' }),
  });
  return { api, restarted };
}

/** What may be taken, once it was looked into; whoever takes nothing has none. */
async function tokenFor(task: string, api: Api): Promise<string> {
  return task === 'takeIn' ? (valueOf(await api.lookInto({ name: 'a.aosave', bytes })).token ?? '') : '';
}

const GONE = { ok: false, error: { code: 'storage', cause: 'gone' } };

describe.each([...HARMS, STRANGER])('%s', (what) => {
  test('before anything is asked: no task is done with it, and each says that it is gone', async () => {
    const { api, restarted } = storage(atOnce);
    const token = await tokenFor('takeIn', api);
    harmed(what);
    for (const [task, ask] of tasks) expect(await ask(api, token), task).toMatchObject(GONE);
    expect(restarted).toEqual([]);
  });

  // Of the moments between which a task has the file open every second one: of each harm and of each task both are seen.
  test.each(tasks)('while %s is done: it is said to be gone, and not to be done', async (task, ask) => {
    const isBefore = (HARMS.indexOf(what) + tasks.findIndex(([each]) => each === task)) % 2 === 0;
    const { runTask, arm } = harming();
    const { api, restarted } = storage(runTask);
    const token = await tokenFor(task, api);
    arm(what, isBefore);
    expect(await ask(api, token), isBefore ? 'before its work' : 'after its work').toMatchObject(GONE);
    expect(restarted).toEqual([]);
  });
});

test.each(tasks)('nothing happens to it: %s is done', async (task, ask) => {
  const { api } = storage(atOnce);
  expect(await ask(api, await tokenFor(task, api))).toMatchObject({ ok: true });
});
