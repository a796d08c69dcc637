import { describe, expect, test } from 'vitest';
import { memoryDb } from '../../../../db/testing/testing.ts';
import type { KeptGame } from '../../../shared/api.ts';
import { valueOf } from '../../../testing/house.ts';
import { answered, ended, keepTold, minute } from '../../../testing/told-games.ts';
import type { StoragePorts } from '../ports.ts';
import { emptyOldTrash, savesHandlers } from './saves.ts';

/** The kept games of a database; no game is ever opened. */
function saves(isOpened = true) {
  const db = memoryDb();
  let ids = 0;
  const opened: string[] = [];
  const api = savesHandlers({
    db,
    clock: () => new Date(minute(50)),
    newId: () => `new ${String((ids += 1))}`,
    report: (kind: string, error: unknown) => {
      throw new Error(`a report of kind ${kind}`, { cause: error });
    },
    sessions: {
      open: (id: string) => {
        opened.push(id);
        return isOpened
          ? { ok: true, value: { id } }
          : { ok: false, error: { code: 'otherRules', detail: 'too old' } };
      },
    },
  } as unknown as StoragePorts);
  const list = (shelf: 'lines' | 'slots' | 'trash' = 'lines', search = ''): readonly KeptGame[] =>
    valueOf(api.keptGames({ shelf, search, order: 'played', from: 0, count: 50 })).games;
  return { db, api, list, opened };
}

const nobody = {
  ok: false,
  error: { code: 'noSuchGame', detail: expect.stringContaining('nobody') as string },
};

describe('kept games', () => {
  test('are listed as they stand, and one that cannot be read says why', () => {
    const { db, list } = saves();
    keepTold(db, { id: 'one', records: [answered], name: 'Eve' });
    keepTold(db, { id: 'old', rules: 0 });
    keepTold(db, { id: 'torn', setup: {} });
    const byId = new Map(list().map((each) => [each.id, each]));
    expect(byId.get('one')).toMatchObject({
      ...{ name: 'Eve', detail: '', isOfOtherRules: false },
      game: { id: 'one', objective: 'p:first', seats: ['Ann'], round: 3, answers: 1, journey: null },
    });
    expect(byId.get('old')).toMatchObject({
      detail: '',
      isOfOtherRules: true,
      game: { id: 'old', goesOn: false },
    });
    expect(byId.get('torn')).toMatchObject({ game: null, isOfOtherRules: false });
    expect(byId.get('torn')?.detail).toMatch(/^set-up: /);
  });

  test('are copied under a name, or as a game of their own, and never out of nothing', () => {
    const { db, api, list } = saves();
    keepTold(db, { id: 'one' });
    expect(api.saveAs({ game: 'one', name: 'Eve' })).toEqual({ ok: true, value: { id: 'new 1' } });
    expect(list('slots')).toMatchObject([{ id: 'new 1', name: 'Eve' }]);
    expect(api.copyGame('one')).toEqual({ ok: true, value: { id: 'new 2' } });
    expect(list().find(({ id }) => id === 'new 2')).toMatchObject({ name: null });
    expect([api.saveAs({ game: 'nobody', name: 'x' }), api.copyGame('nobody')]).toEqual([nobody, nobody]);
    expect(list()).toHaveLength(2);
  });

  test('that are named copies are played on as another game, if they can be opened', () => {
    const { db, api, list, opened } = saves();
    keepTold(db, { id: 'one' });
    expect(api.playSlot('one')).toEqual({ ok: true, value: { id: 'new 1' } });
    expect(opened).toEqual(['one', 'new 1']);
    expect(api.playSlot('nobody')).toEqual(nobody);
    const closed = saves(false);
    keepTold(closed.db, { id: 'one' });
    expect(closed.api.playSlot('one')).toEqual({
      ok: false,
      error: { code: 'otherRules', detail: 'too old' },
    });
    expect([closed.list().length, list().length]).toEqual([1, 2]);
  });

  test('are called otherwise, thrown away and brought back, each as many as there are', () => {
    const { db, api, list } = saves();
    for (const id of ['one', 'two']) keepTold(db, { id });
    expect(api.renameGame({ game: 'one', name: 'Eve' })).toEqual({ ok: true, value: null });
    expect(api.renameGame({ game: 'nobody', name: 'Eve' })).toEqual(nobody);
    expect(list().find(({ id }) => id === 'one')?.name).toBe('Eve');
    expect(api.trashGames(['one', 'nobody'])).toEqual({ ok: true, value: { count: 1 } });
    expect(list('trash')).toMatchObject([{ id: 'one', trashedAt: minute(50) }]);
    expect(api.trashGames(['nobody'])).toEqual(nobody);
    expect(api.trashGames([])).toEqual({ ok: false, error: { code: 'noSuchGame', detail: '' } });
    expect(api.restoreGames(['one'])).toEqual({ ok: true, value: { count: 1 } });
    expect(api.restoreGames(['nobody'])).toEqual(nobody);
    expect(api.restoreGames([])).toEqual({ ok: false, error: { code: 'noSuchGame', detail: '' } });
    expect(api.emptyTrash()).toEqual({ ok: true, value: { count: 0 } });
    api.trashGames(['one', 'two']);
    expect(api.emptyTrash()).toEqual({ ok: true, value: { count: 2 } });
    expect(list('trash')).toEqual([]);
  });

  test('are found by all that people know of them', () => {
    const { db, list } = saves();
    const setup = {
      ...{ objective: 'p:first', opponentDeck: [], callingDeck: [], variants: ['fast'] },
      ...{ seats: [{ name: 'Ann', deck: [] }], opponents: [{ name: 'Óscar', deck: [] }] },
    };
    const seat = (name: string): object => ({ kind: 'person', name, profile: null });
    const seating = { hands: 'open', seats: [seat('Mindy'), seat('Óscar')] };
    keepTold(db, { id: 'one', seed: 'emmaus', setup, seating, name: 'Eve', outcome: ended('good') });
    keepTold(db, { id: 'torn-apart', setup: {}, name: 'Last' });
    const found = (search: string): readonly string[] => list('lines', search).map(({ id }) => id);
    for (const word of ['p:first', 'ANN', 'oscar', 'mindy', 'emmaus', 'fast', minute(0).slice(0, 10), 'eve'])
      expect(found(word), word).toEqual(['one']);
    for (const word of ['torn', 'last']) expect(found(word), word).toEqual(['torn-apart']);
    expect(found('steve')).toEqual([]);
    expect(found('  ')).toHaveLength(2);
  });
});

test('nothing is deleted for good that is in no backup', () => {
  const { db, api, list } = saves();
  keepTold(db, { id: 'one' });
  api.trashGames(['one']);
  const start = (day: string, isBackedUp: boolean): number =>
    emptyOldTrash({ db, clock: () => new Date(`${day}T20:00:00.000Z`) }, isBackedUp);
  expect(['2026-11-23', '2026-12-02', '2026-12-11', '2026-12-20'].map((day) => start(day, true))).toEqual([
    0, 0, 0, 0,
  ]);
  expect(start('2026-12-29', false)).toBe(0);
  expect(list('trash')).toHaveLength(1);
  expect(start('2026-12-29', true)).toBe(1);
  expect(list('trash')).toEqual([]);
});
