import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { gameResults } from '../../../../db/alpha-omega/game-results.ts';
import { deleteGame } from '../../../../db/games/games.ts';
import { notesOf, storedViews } from '../../../../db/games/replays.ts';
import { openDatabase } from '../../../../db/file/open.ts';
import { playedGame } from '../../../testing/honest-files.ts';
import { valueOf } from '../../../testing/house.ts';
import { atOnce } from '../../../testing/tasks-at-once.ts';
import { reckonAll } from '../../games/alpha-omega/journeys/reckoning.ts';
import { exportingHandlers } from './exporting.ts';
import { filesHandlers } from './files.ts';
import type { StoragePorts } from '../ports.ts';
import { keepWholeGame } from '../../../../db/games/saved-games.ts';

const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-own-'));
const ends: (() => void)[] = [];
afterAll(() => {
  for (const end of ends) end();
  rmSync(folder, { recursive: true, force: true });
});

/** Files that come and go, over games of their own. */
function house() {
  const games = join(mkdtempSync(join(folder, 'house-')), 'games.sqlite');
  const opened = openDatabase(games);
  if (!opened.ok) throw new Error(opened.error.detail);
  const db = opened.value;
  ends.push(() => db.close());
  const written: Uint8Array[] = [];
  const ports: StoragePorts = {
    ...{ db, clock: () => new Date('2026-11-22T20:00:00.000Z'), newId: randomUUID, program: '0.1.0' },
    ...{ places: { games, packs: '', ownPacks: '' } as never, packsChanged: () => undefined, failure: null },
    sessions: { forget: () => undefined } as never,
    report: (kind, error) => {
      throw new Error(kind, { cause: error });
    },
    desktop: { showFolder: () => undefined, filesToOpen: () => [], restart: () => undefined },
    runTask: atOnce,
    saveFile: (_, content) => {
      written.push(Buffer.from(content));
      return Promise.resolve({ ok: true, value: 'file' });
    },
  };
  const api = { ...filesHandlers(ports), ...exportingHandlers(ports) };
  return {
    db,
    out: async (id: string) => {
      valueOf(await api.exportGame(id));
      return written.at(-1) ?? new Uint8Array();
    },
    /** Takes a file in, and says whether it was told to be one's own. */
    into: async (bytes: Uint8Array) => {
      const { token, inside } = valueOf(await api.lookInto({ name: 'file', bytes }));
      if (token === null || inside.kind !== 'save') throw new Error('no game');
      valueOf(await api.takeIn({ token, how: 'add' }));
      return inside.save.isOwn;
    },
    counts: () => {
      reckonAll(db);
      const results = gameResults(db) as readonly { readonly copied: boolean }[];
      const counted = db.all('SELECT game FROM stat_games').length;
      return { achieved: results.filter(({ copied }) => !copied).length, counted };
    },
  };
}

test('a game that others played counts for nothing, one that comes back to where it was played counts', async () => {
  const [ann, ben] = [house(), house()];
  const game = playedGame('own', 5000);
  expect(game.outcome).not.toBeNull();
  keepWholeGame(ann.db, game);
  expect(ann.counts()).toEqual({ achieved: 1, counted: 1 });
  expect(await ben.into(await ann.out(game.id))).toBe(false);
  expect(ben.counts()).toEqual({ achieved: 0, counted: 0 });
  expect(notesOf(ben.db, game.id)).toEqual(game.notes);
  expect(storedViews(ben.db, game.id)).toEqual(game.views);
  expect([game.notes.length, game.views.length > 2]).toEqual([2, true]);
  const back = await ben.out(game.id);
  deleteGame(ann.db, game.id);
  expect(await ann.into(back)).toBe(true);
  expect(ann.counts()).toEqual({ achieved: 1, counted: 1 });
});
