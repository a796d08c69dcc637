import { describe, expect, test } from 'vitest';
import {
  addVersion,
  archiveDeck,
  createDeck,
  deckIds,
  deckNames,
  deckVersion,
  deckVersions,
  decksWith,
  deleteDeck,
  dropDraft,
  keepDraft,
  listDecks,
  readDeck,
  relabelDeck,
  trashDeck,
  type NewDeckRow,
  type StoredLists,
} from './decks.ts';
import { DamagedRowError } from '../file/errors.ts';
import { memoryDb } from '../testing/testing.ts';

const lists = (...cards: readonly string[]): StoredLists => ({
  cards: cards.map((card) => ({ card, copies: 1 })),
  sideList: [],
});

const deck = (id: string, changes: Partial<NewDeckRow> = {}): NewDeckRow => ({
  ...{ id, name: 'Light', side: 'good', notes: '', tags: ['short'], cardNotes: { hope: 'first' } },
  ...{ lists: lists('hope'), origin: { kind: 'made' }, at: '2026-01-01T00:00:00Z' },
  ...changes,
});

describe('a deck', () => {
  test('is kept with its first version, and there is none of a name nobody gave', () => {
    const db = memoryDb();
    createDeck(db, deck('a'));
    expect(readDeck(db, 'a')).toEqual({
      ...{ id: 'a', name: 'Light', side: 'good', notes: '', tags: ['short'], cardNotes: { hope: 'first' } },
      ...{ madeAt: '2026-01-01T00:00:00Z', changedAt: '2026-01-01T00:00:00Z', archivedAt: null },
      ...{ deletedAt: null, draft: null },
      version: { number: 1, at: '2026-01-01T00:00:00Z', origin: { kind: 'made' }, lists: lists('hope') },
    });
    expect(readDeck(db, 'b')).toBeNull();
    expect(() => createDeck(db, deck('a'))).toThrow('UNIQUE');
  });

  test('has every saved change as a version, and the last changed deck is listed first', () => {
    const db = memoryDb();
    createDeck(db, deck('a'));
    createDeck(db, deck('b'));
    const change = { at: '2026-01-02T00:00:00Z', origin: { kind: 'edited' }, lists: lists('hope', 'love') };
    expect(addVersion(db, 'b', change)).toBe(2);
    expect(listDecks(db).map(({ id, version }) => [id, version.number])).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
    expect(deckVersions(db, 'b').map(({ number }) => number)).toEqual([2, 1]);
    expect(deckVersion(db, 'b', 1)?.lists).toEqual(lists('hope'));
    expect(deckVersion(db, 'b', 3)).toBeNull();
    expect(() => addVersion(db, 'c', change)).toThrow('FOREIGN KEY');
  });

  test('never loses a version, until it is deleted for good', () => {
    const db = memoryDb();
    createDeck(db, deck('a'));
    expect(() => db.run("UPDATE deck_versions SET cards = '[]'")).toThrow('deck versions are append-only');
    expect(() => db.run('DELETE FROM deck_versions')).toThrow('deck versions are append-only');
    expect(deleteDeck(db, 'a')).toBe(false);
    expect(trashDeck(db, 'a', 'now')).toBe(true);
    expect(deleteDeck(db, 'a')).toBe(true);
    expect(db.get('SELECT count(*) AS n FROM deck_versions')).toEqual({ n: 0 });
  });

  test('keeps what is being changed, until that is a version or forgotten', () => {
    const db = memoryDb();
    createDeck(db, deck('a'));
    keepDraft(db, 'a', lists('eden'), '2026-01-03T00:00:00Z');
    keepDraft(db, 'a', lists('eden', 'zion'), '2026-01-04T00:00:00Z');
    expect(readDeck(db, 'a')).toMatchObject({
      draft: lists('eden', 'zion'),
      changedAt: '2026-01-04T00:00:00Z',
      version: { number: 1 },
    });
    addVersion(db, 'a', { at: 'later', origin: {}, lists: lists('eden') });
    expect(readDeck(db, 'a')).toMatchObject({ draft: null, version: { number: 2 } });
    keepDraft(db, 'a', lists(), 'last');
    dropDraft(db, 'a');
    expect(readDeck(db, 'a')?.draft).toBeNull();
    expect(() => {
      keepDraft(db, 'b', lists(), 'now');
    }).toThrow('FOREIGN KEY');
  });

  test('can be called otherwise, put aside, and taken out of the trash again', () => {
    const db = memoryDb();
    createDeck(db, deck('a'));
    const label = { name: 'Dawn', notes: '*hope*', tags: [], cardNotes: {} };
    expect(relabelDeck(db, 'a', label, 'later')).toBe(true);
    expect(archiveDeck(db, 'a', 'then')).toBe(true);
    expect(trashDeck(db, 'a', 'now')).toBe(true);
    expect(readDeck(db, 'a')).toMatchObject({ ...label, archivedAt: 'then', deletedAt: 'now' });
    archiveDeck(db, 'a', null);
    trashDeck(db, 'a', null);
    expect(readDeck(db, 'a')).toMatchObject({ archivedAt: null, deletedAt: null });
    for (const change of [
      relabelDeck(db, 'b', label, 'now'),
      archiveDeck(db, 'b', 'now'),
      trashDeck(db, 'b', null),
      deleteDeck(db, 'b'),
    ])
      expect(change).toBe(false);
  });

  test('that other hands spoilt is not read as something else', () => {
    const db = memoryDb();
    createDeck(db, deck('a'));
    db.run("UPDATE decks SET tags = '{}'");
    expect(() => readDeck(db, 'a')).toThrow(DamagedRowError);
    db.run("UPDATE decks SET tags = '[]', card_notes = '{\"x\":1}'");
    expect(() => readDeck(db, 'a')).toThrow(DamagedRowError);
  });
});

describe('the decks that have a card', () => {
  const names = (db: ReturnType<typeof memoryDb>, card: string): readonly (readonly [string, number])[] =>
    decksWith(db, card).map(({ name, copies }) => [name, copies]);

  test('are told with all its copies as they were saved last, the last changed first', () => {
    const db = memoryDb();
    createDeck(db, deck('a', { name: 'Dawn', lists: lists('hope', 'love', 'hope') }));
    createDeck(db, deck('b', { name: 'Noon', lists: lists('hope'), at: '2026-01-02T00:00:00Z' }));
    createDeck(db, deck('c', { name: 'Dusk', lists: lists('hope-fulfilled') }));
    keepDraft(db, 'a', lists('eden'), '2026-01-03T00:00:00Z');
    expect(names(db, 'hope')).toEqual([
      ['Dawn', 2],
      ['Noon', 1],
    ]);
    addVersion(db, 'a', { at: '2026-01-04T00:00:00Z', origin: { kind: 'edited' }, lists: lists('eden') });
    expect(names(db, 'hope')).toEqual([['Noon', 1]]);
    expect(names(db, 'eden')).toEqual([['Dawn', 1]]);
  });

  test('are neither in the trash nor put aside', () => {
    const db = memoryDb();
    for (const id of ['a', 'b', 'c']) createDeck(db, deck(id, { name: id }));
    archiveDeck(db, 'a', 'now');
    trashDeck(db, 'b', 'now');
    expect(names(db, 'hope')).toEqual([['c', 1]]);
    expect(deckNames(db).map(({ name }) => name)).toEqual(['a', 'c']);
    expect(deckIds(db)).toEqual(['a', 'b', 'c']);
  });

  test.each(['"hope"', '["hope"]', '[["hope"]]', '{"hope":1}', '[{"card":"hope","copies":"many"}]'])(
    'are found beside one whose list is %s',
    (spoilt) => {
      const db = memoryDb();
      createDeck(db, deck('a', { name: 'Spoilt' }));
      createDeck(db, deck('b', { name: 'Whole' }));
      db.exec('DROP TRIGGER deck_versions_never_change');
      db.run("UPDATE deck_versions SET cards = ? WHERE deck = 'a'", spoilt);
      expect(names(db, 'hope')).toEqual([['Whole', 1]]);
    },
  );
});
