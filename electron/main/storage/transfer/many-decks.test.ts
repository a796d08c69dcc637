import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { statedMost } from '../../../../engine/toolbox/bounds.ts';
import { deckFile } from '../../../../cards/decks/json.ts';
import { DECK_LIMITS } from '../../../../cards/decks/sheet.ts';
import { createDeck, listDecks } from '../../../../db/alpha-omega/decks.ts';
import type { OwnedDb } from '../../../../db/file/handles.ts';
import { openDatabase } from '../../../../db/file/open.ts';
import type { Handlers } from '../../ipc/ipc.ts';
import type { StorageApi } from '../../../shared/api.ts';
import { houseOver, PACKS, valueOf } from '../../../testing/house.ts';
import { atOnce } from '../../../testing/tasks-at-once.ts';
import { sampleOf } from '../../../../engine/kernel/testing/sample.ts';
import { leastWork, leastWorkWith } from '../../../../engine/kernel/testing/work.ts';
import { storageHandlers } from '../handlers.ts';
import { packArchive } from './archives/archive.ts';
import { taskRunner, type RunTask } from '../tasks/run-task.ts';

const WORKER = fileURLToPath(new URL('../tasks/worker.ts', import.meta.url));
const WRITTEN = { program: '0.1.0', ruleset: 'alpha-omega', rules: 1, madeAt: '2026-11-22T20:00:00.000Z' };

let folder = '';
let db: OwnedDb;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-many-'));
  const opened = openDatabase(join(folder, 'games.sqlite'));
  if (!opened.ok) throw new Error(opened.error.detail);
  db = opened.value;
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

let written = new Uint8Array();
function storage(runTask: RunTask): Pick<Handlers, keyof StorageApi> {
  const { all: sessions, packsChanged } = houseOver(db);
  return storageHandlers({
    ...{ db, sessions, packsChanged, clock: () => new Date(0), newId: randomUUID, program: '0.1.0', runTask },
    places: { games: join(folder, 'games.sqlite'), packs: PACKS, ownPacks: join(folder, 'packs') } as never,
    report: (kind, error) => {
      throw new Error(`a report of kind ${kind}`, { cause: error });
    },
    desktop: { showFolder: () => undefined, filesToOpen: () => [], restart: () => undefined },
    atEnd: () => undefined,
    failure: null,
    saveFile: (_, content) => {
      written = Buffer.from(content);
      return Promise.resolve({ ok: true, value: 'file' });
    },
  });
}

interface Shape {
  readonly decks: number;
  /** Lines of the list, and of the side list. */
  readonly lines: number;
  readonly name: (deck: number) => string;
  readonly card: (deck: number, line: number) => { readonly card: string; readonly name?: string };
}

function fileOf({ decks, lines, name, card }: Shape): Buffer {
  const entries = Array.from({ length: decks }, (_, deck) => {
    const list = Array.from({ length: lines }, (__, line) => ({ copies: 1, ...card(deck, line) }));
    const value = {
      ...{ format: 'alpha-omega-deck', version: 1, name: name(deck), side: 'good' },
      ...{ cards: list.slice(0, 300), sideList: list.slice(300) },
    };
    return [`decks/${String(deck + 1)}.json`, value] as const;
  });
  return packArchive({ ...WRITTEN, kind: 'deck', entries: new Map(entries) });
}

const unknown = (deck: number, line: number) => {
  const name = `Nicholas of ${String(deck * 1000 + line)}`;
  return { card: `saints:${name.toLowerCase().replaceAll(' ', '-')}`, name };
};
const known = () => ({ card: 'starter:michael' });
const nowhere = (deck: number, line: number) => ({
  card: `unknown:n-${deck}-${line}`,
  name: `Balaams Asz ${line}`,
});

/** What main itself may work for a file in all its turns together, and a thread for a look or a taking, in ms of the processor. */
const MAIN = 50;
const THREAD = 1000;

/** Looks into a file anew: what was looked into is taken in once. */
const lookedInto = (api: Pick<Handlers, keyof StorageApi>, bytes: Uint8Array) => async (): Promise<string> =>
  valueOf(await api.lookInto({ name: 'x.aodeck', bytes })).token ?? '';

test.each<[string, Shape]>([
  ['500 decks of one card', { decks: 500, lines: 1, name: (deck) => `Deck ${deck}`, card: known }],
  ['500 decks of one name', { decks: 500, lines: 1, name: () => 'Light', card: unknown }],
  [
    'as many lines as may be, of cards that are nowhere',
    { decks: 34, lines: 588, name: () => 'L', card: nowhere },
  ],
  [
    'as many lines as may be, in 500 decks',
    { decks: 500, lines: 40, name: (deck) => `D${deck}`, card: unknown },
  ],
])('a file with %s is looked into and taken with no more work than a second', async (_, shape) => {
  const api = storage(atOnce);
  // Who has many decks already waits no longer for each of the others.
  db.inTransaction(() => {
    for (let count = 0; count < 500; count += 1)
      createDeck(db, {
        ...{ id: randomUUID(), name: 'Light', side: 'good', notes: '', tags: [], cardNotes: {}, at: 'now' },
        ...{
          lists: { cards: [{ ...unknown(count, 0), copies: 2 }], sideList: [] },
          origin: { kind: 'made' },
        },
      });
  });
  const bytes = fileOf(shape);
  expect(bytes.length).toBeLessThan(1024 * 1024);
  const look = await leastWork(THREAD, () => api.lookInto({ name: 'x.aodeck', bytes }));
  expect(look.took).toBeLessThan(THREAD);
  expect(valueOf(look.done).inside).toMatchObject({ kind: 'deck' });
  let times = 0;
  const taking = await leastWorkWith(THREAD, lookedInto(api, bytes), (token) => {
    times += 1;
    return api.takeIn({ token, how: 'add' });
  });
  expect(taking.took).toBeLessThan(THREAD);
  expect(valueOf(taking.done).decks).toHaveLength(shape.decks);
  expect(listDecks(db)).toHaveLength(500 + times * shape.decks);
  expect(new Set(listDecks(db).map(({ name }) => name)).size).toBeGreaterThanOrEqual(shape.decks);
});

/** The schema itself, without what says that it may be lacking or is not written to. */
function bareOf(schema: $ZodType): $ZodTypes {
  const { def } = (schema as $ZodTypes)._zod;
  return def.type === 'optional' || def.type === 'readonly' ? bareOf(def.innerType) : (schema as $ZodTypes);
}

/** Something that fits a schema, another for each number. */
function fitting(schema: $ZodType, number: number): unknown {
  const bare = bareOf(schema);
  const { def } = bare._zod;
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape).flatMap(([key, part]) =>
        (part as $ZodTypes)._zod.def.type === 'optional' ? [] : [[key, fitting(part, number)]],
      ),
    );
  const found = [`x:y-${number}`, `x-${number}`, `1.0.${number}`, 1].find(
    (each) => safeParse(bare, each).success,
  );
  if (found === undefined)
    throw new TypeError(`a schema of type ${def.type}, of which nothing that fits is known`);
  return found;
}

/** So many of what a member of a deck's file may hold several; null where it holds one thing. */
function manyOf(schema: $ZodType, count: number): { readonly value: unknown; readonly most: number } | null {
  const bare = bareOf(schema);
  const { def } = bare._zod;
  const each = (of: $ZodType): readonly unknown[] =>
    Array.from({ length: count }, (_, at) => fitting(of, at));
  if (def.type === 'array') return { value: each(def.element), most: statedMost(bare) ?? count };
  if (def.type !== 'record') return null;
  const entries = each(def.keyType).map((key, at) => [String(key), fitting(def.valueType, at)] as const);
  return { value: Object.fromEntries(entries), most: 2 * DECK_LIMITS.lines };
}

const MEMBERS = Object.entries(
  (bareOf(deckFile)._zod.def as { readonly shape: Record<string, $ZodType> }).shape,
);
const LISTS = MEMBERS.flatMap(([key, schema]) => {
  const many = manyOf(schema, 0);
  return many === null ? [] : [{ key, schema, most: many.most }];
});

/** What decks may be of together, unpacked, and what one file holds of them. */
const UNPACKED = 3.9 * 1024 * 1024;
const DECKS = 500;

test.each(
  // As many as one deck may have of it, as many as all decks may have of it together, and far too many.
  sampleOf(
    LISTS.flatMap(({ key, schema, most }) =>
      [most, Math.floor(20_000 / DECKS), 900].map((count) => ({ key, schema, count })),
    ),
    3,
  ),
)(
  'a file of decks with $count $key each is looked into and taken, or refused, with no more work than a second',
  async ({ key, schema, count }) => {
    const api = storage(atOnce);
    const value = {
      ...{ format: 'alpha-omega-deck', version: 1, side: 'good', cards: [{ ...known(), copies: 1 }] },
      [key]: manyOf(schema, count)?.value,
    };
    const decks = Math.min(DECKS, Math.floor(UNPACKED / (JSON.stringify(value).length + 100)));
    const entries = Array.from({ length: decks }, (_, deck) => {
      return [`decks/${String(deck + 1)}.json`, { ...value, name: `Deck ${deck}` }] as const;
    });
    const bytes = packArchive({ ...WRITTEN, kind: 'deck', entries: new Map(entries) });
    expect(bytes.length).toBeLessThan(1024 * 1024);
    const look = await leastWork(THREAD, () => api.lookInto({ name: 'x.aodeck', bytes }));
    expect(look.took).toBeLessThan(THREAD);
    const { token, inside } = valueOf(look.done);
    if (token === null) {
      const code = expect.stringMatching(/^(?:tooMany|content)$/) as string;
      expect(inside).toMatchObject({ fault: { code } });
      return;
    }
    const taking = await leastWorkWith(THREAD, lookedInto(api, bytes), (again) =>
      api.takeIn({ token: again, how: 'add' }),
    );
    valueOf(taking.done);
    expect(taking.took).toBeLessThan(THREAD);
    expect(listDecks(db).length).toBeGreaterThanOrEqual(decks);
  },
);

test('main itself does hardly anything for a file of 500 decks: all of it is done on threads of their own', async () => {
  const api = storage(taskRunner(WORKER));
  const bytes = fileOf({ decks: 500, lines: 40, name: (deck) => `Deck ${deck}`, card: unknown });
  const look = await leastWork(MAIN, () => api.lookInto({ name: 'x.aodeck', bytes }));
  expect(look.took).toBeLessThan(MAIN);
  const taking = await leastWorkWith(MAIN, lookedInto(api, bytes), (token) =>
    api.takeIn({ token, how: 'add' }),
  );
  expect(taking.took).toBeLessThan(MAIN);
  valueOf(taking.done);
  // Where it was measured again, the last taking found them all there already, and took in none.
  const decks = listDecks(db).map(({ id }) => id);
  expect(decks).toHaveLength(500);
  const exporting = await leastWork(MAIN, () => api.exportDecks(decks));
  expect(exporting.took).toBeLessThan(MAIN);
  valueOf(exporting.done);
  // What goes out can come in again.
  expect(valueOf(await api.lookInto({ name: 'y.aodeck', bytes: written })).inside).toMatchObject({
    kind: 'deck',
  });
});

test('a file with more lines or bytes than a file of decks may have is refused for it', async () => {
  const api = storage(atOnce);
  const refused = async (shape: Shape) =>
    valueOf(await api.lookInto({ name: 'x.aodeck', bytes: fileOf(shape) })).inside;
  expect(await refused({ decks: 501, lines: 1, name: () => 'L', card: known })).toMatchObject({
    fault: { code: 'tooMany' },
  });
  expect(await refused({ decks: 501, lines: 40, name: () => 'L', card: known })).toMatchObject({
    fault: { code: 'tooMany' },
  });
  expect(
    await refused({
      decks: 500,
      lines: 200,
      name: () => 'L',
      card: (deck, line) => ({ ...unknown(deck, line), name: 'x'.repeat(80) }),
    }),
  ).toMatchObject({ fault: { code: 'tooLarge' } });
});

test('more decks than one file can hold are not written, and it is said why', async () => {
  const api = storage(atOnce);
  const lists = {
    cards: Array.from({ length: 300 }, (_, line) => ({ ...unknown(0, line), copies: 1 })),
    sideList: [],
  };
  const ids = Array.from({ length: 70 }, () => randomUUID());
  db.inTransaction(() => {
    for (const id of ids)
      createDeck(db, {
        ...{ id, name: 'Light', side: 'good', notes: '', tags: [], cardNotes: {}, at: 'now' },
        ...{ lists, origin: { kind: 'made' } },
      });
  });
  written = new Uint8Array();
  expect(await api.exportDecks(ids)).toMatchObject({ error: { code: 'tooLarge' } });
  expect(written).toHaveLength(0);
  expect(await api.exportDecks(ids.slice(0, 60))).toMatchObject({ ok: true });
});
