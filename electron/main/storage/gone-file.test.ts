import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openGames } from '../../../db/file/exchange.ts';
import type { OwnedDb } from '../../../db/file/handles.ts';
import { heldInPlace } from '../../../db/file/in-place.ts';
import { tidiedAtRest } from '../../../db/file/rest.ts';
import { houseOver, OBJECTIVE, valueOf } from '../../testing/house.ts';
import { backupsHandlers } from './backups/backups.ts';
import { taskRunner } from './tasks/run-task.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-gone-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const clock = (): Date => new Date('2026-11-23T10:00:00Z');
const GONE = { ok: false, error: { code: 'storage', cause: 'gone' } };

function opened(): OwnedDb {
  const file = join(folder, 'games.sqlite');
  const result = openGames(file);
  if (!result.ok) throw new Error(result.error.detail);
  return tidiedAtRest(heldInPlace(result.value, file, clock), (error) => {
    throw error;
  });
}

/** The games and backups over a file, and what happens when the program is begun anew. */
function program() {
  const db = opened();
  const { sessions } = houseOver(db);
  const restarted: unknown[] = [];
  const backups = backupsHandlers({
    ...{ db, clock, sessions, failure: null },
    places: { games: join(folder, 'games.sqlite') } as never,
    report: (kind: string) => kind,
    desktop: {
      ...{ showFolder: () => undefined, filesToOpen: () => [] },
      restart: (work: unknown) => restarted.push(work),
    },
    runTask: taskRunner('/nothing is run'),
  } as unknown as Parameters<typeof backupsHandlers>[0]);
  return { db, sessions, backups, restarted };
}

type Program = ReturnType<typeof program>;

/** Answers what is asked in a game with the first thing that can be answered. */
function answer({ sessions }: Program, game: string) {
  const { pending } = valueOf(sessions.open(game)).view;
  if (!pending?.ask) throw new Error('nothing is asked');
  const { ask, id: decision, seat } = pending;
  const count = ask.kind === 'some' ? ask.min : ask.kind === 'one' ? 1 : ask.options.length;
  return sessions.answer({ game, decision, seat, answer: ask.options.slice(0, count).map(({ id }) => id) });
}

test('a file that is deleted while a game is played: no answer is acknowledged, none is lost, and it can be opened again', async () => {
  const first = program();
  const game = valueOf(first.sessions.begin({ objective: OBJECTIVE, seats: ['Ann'] })).id;
  for (let answers = 0; answers < 3; answers += 1) valueOf(answer(first, game));
  expect(first.backups.mend({ how: 'retry' })).toMatchObject({ error: { detail: 'nothingToMend' } });
  const before = valueOf(first.sessions.open(game)).view;
  rmSync(join(folder, 'games.sqlite'));

  expect(answer(first, game)).toMatchObject(GONE);
  expect(first.sessions.begin({ objective: OBJECTIVE, seats: ['Ben'] })).toMatchObject(GONE);
  expect(first.sessions.remove(game)).toMatchObject(GONE);
  // What copies the file opens it by its name, and would find another one or none.
  expect(await first.backups.backUp()).toMatchObject(GONE);
  expect(await first.backups.lookIntoBackup('any')).toMatchObject(GONE);
  expect(await first.backups.mergeBackup('any')).toMatchObject(GONE);
  expect(await first.backups.restoreBackup('any')).toMatchObject(GONE);

  expect(first.backups.mend({ how: 'retry' })).toEqual({ ok: true, value: null });
  expect(first.restarted).toHaveLength(1);
  first.db.close();
  const again = program();
  expect(valueOf(again.sessions.open(game)).view).toEqual(before);
  valueOf(answer(again, game));
  again.db.close();
});
