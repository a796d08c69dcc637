import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepWholeGame } from '../../../../db/games/saved-games.ts';
import { writeSetting } from '../../../../db/file/settings.ts';
import { memoryDb } from '../../../../db/testing/testing.ts';
import type { SavedState } from '../../../../engine/index.ts';
import { hashText } from '../../../../engine/kernel/hash.ts';
import { playedGame } from '../../../testing/honest-files.ts';
import { valueOf } from '../../../testing/house.ts';
import { readArchive } from '../transfer/archives/archive.ts';
import type { SavedGame } from '../transfer/archives/save-file.ts';
import { reportsHandlers } from './handlers.ts';
import { nameless } from './people.ts';
import { entriesOfReport } from './report-file.ts';

const played = playedGame('without names', 25);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-nameless-'));
  mkdirSync(join(folder, 'reports'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Called {
  readonly seats: readonly [string, string];
  readonly newcomer: string;
  readonly title: string;
}

/** A game as it is kept, with people who are called like this. */
function gameOf({ seats, newcomer, title }: Called, id = played.id): SavedGame {
  const setup = played.setup as { readonly seats: readonly object[] };
  return {
    ...played,
    id,
    name: title,
    setup: { ...setup, seats: setup.seats.map((seat, index) => ({ ...seat, name: seats[index] })) },
    records: [
      ...played.records,
      { kind: 'seating', seat: 0, player: { kind: 'person', name: newcomer, profile: null } },
    ],
    seed: seedOf(seats),
    snapshot: stateOf(seats),
  };
}

/** As people choose one, though it is kept with the game and shown. */
const seedOf = ([first]: Called['seats']): string => `${first}'s garden`;

/** A state with people in it, as far as it names them. */
function stateOf(seats: Called['seats'], seed = seedOf(seats)): SavedState {
  const table = { seats: seats.map((name) => ({ name, hand: [] })) };
  const text = JSON.stringify({ seed, table });
  return { text, hash: hashText(text) };
}

/**
 * The bytes of a report, entry by entry, in which people were named wherever somebody may name them.
 * @param strangers people of games that are kept no more
 */
async function reported(
  here: Called,
  elsewhere: Called,
  strangers: Called,
): Promise<ReadonlyMap<string, string>> {
  const db = memoryDb();
  keepWholeGame(db, gameOf(here));
  keepWholeGame(db, gameOf(elsewhere, randomUUID()));
  const [first, second] = here.seats;
  const said = `${first}'s turn: ${second}, (${here.newcomer}) and ${elsewhere.seats[0]} saw it in ${here.title}, not ${strangers.seats[0]}.`;
  const log = {
    kind: 'defect',
    error: {
      ...{
        name: 'InvariantError',
        message: said,
        stack: `InvariantError: ${said}\n    at play (play.ts:1:2)`,
      },
      detail: {
        stack: [{ table: { seats: [{ name: strangers.seats[0] }] } }],
        state: JSON.stringify({ opponents: [{ name: strangers.newcomer }] }),
        seating: { players: [strangers.seats[1]] },
      },
    },
    context: `${strangers.seats[1]} and ${strangers.newcomer} with ${strangers.title}`,
    seed: seedOf(strangers.seats),
    game: { setup: { seats: [{ name: elsewhere.newcomer }] } },
    given: { text: `${elsewhere.title}: ${said}`, json: JSON.stringify({ seats: [second] }), [first]: 1 },
  };
  writeFileSync(join(folder, 'reports', '2026-defect.json'), JSON.stringify(log));
  writeSetting(db, 'settings', { players: [{ name: strangers.title }] });
  const written: Buffer[] = [];
  const api = reportsHandlers({
    ...{ db, clock: () => new Date('2026-11-23T10:00:00.000Z'), newId: randomUUID, program: '0.1.0' },
    places: { reports: join(folder, 'reports') } as never,
    report: (kind, error) => {
      throw new Error(`a report of kind ${kind}`, { cause: error });
    },
    runTask: () => Promise.reject(new Error('nothing is run')),
    saveFile: (_, content) => {
      written.push(Buffer.from(content));
      return Promise.resolve({ ok: true, value: 'file' });
    },
  });
  const trouble = { code: 'defect', detail: `${said} ${elsewhere.seats[1]}` };
  const request = { game: played.id, hasNames: false, words: said, trouble, shrunk: null, shown: null };
  valueOf(await api.saveReport(request));
  const archive = readArchive(written[0] ?? Buffer.alloc(0), 'report');
  if (!archive.ok) throw new Error(archive.error.detail);
  const { entries, manifest } = archive.value;
  return new Map(
    [...entries, ['manifest', manifest] as const].map(([name, value]) => [name, JSON.stringify(value)]),
  );
}

/** Names that stand nowhere else: what is looked for in all bytes must not be a word of the game. */
const aName = fc
  .tuple(
    fc.constantFrom('Zq', 'ßzq', 'Ωzq', 'zq', 'Žq'),
    fc.string({ unit: fc.constantFrom(...Array.from('xqzvwjéñß"\\ \'{')), minLength: 3, maxLength: 12 }),
    fc.constantFrom('', ' Xvwq', '-Jzq'),
  )
  .map(([head, body, tail]) => `${head}${body}${tail}`.replaceAll(/\s+/g, ' ').trim());

const called = fc.record({ seats: fc.tuple(aName, aName), newcomer: aName, title: aName });

test('with names off no name of a person typed anywhere is in any byte of a report', async () => {
  await fc.assert(
    fc.asyncProperty(called, called, called, async (here, elsewhere, strangers) => {
      const entries = await reported(here, elsewhere, strangers);
      expect([...entries.keys()]).toContain('logs/1.json');
      const all = [here, elsewhere, strangers];
      const names = all.flatMap(({ seats, newcomer, title }) => [...seats, newcomer, title]);
      const written = names.flatMap((name) => [name, JSON.stringify(name).slice(1, -1)]);
      for (const [entry, text] of entries)
        expect(
          written.filter((name) => text.includes(name)),
          entry,
        ).toEqual([]);
    }),
    { numRuns: 40, seed: 14 },
  );
});

test('a short name is found as a word, and spoils no other', () => {
  const { among } = nameless(['Ann', 'Mary Lou Smith', 'Al'], new Set());
  expect(among("Ann's hand cannot be read: ann, Anns and Al also saw it. Mary told Smithson.")).toBe(
    "Person 1's hand cannot be read: Person 1, Person 1s and Person 3 also saw it. Person 2 told Person 2son.",
  );
});

test('a name is found with other accents than it was typed with, and none is cut out of a letter', () => {
  const { among } = nameless(['Zebedaia', 'José', 'Él'], new Set());
  expect(
    among('Zebédaia saw ZEBEDAIA; Zebeda\u00efa went. Jose and Jose\u0301; Josefina, él, El and Élan.'),
  ).toBe(
    'Person 1 saw Person 1; Person 1 went. Person 2 and Person 2; Person 2fina, Person 3, Person 3 and Élan.',
  );
  expect(nameless(['Zebédaia', 'x \u0301\u0302\u0303'], new Set()).among('Zebedaia knows é')).toBe(
    'Person 1 knows é',
  );
});

test('a seed that names somebody is left out, wherever it stands, and the report says so; another one stays', () => {
  const request = { game: played.id, words: '', trouble: null, shrunk: null, shown: null };
  const made = (seed: string, hasNames: boolean): readonly unknown[] => {
    const seats = ['Zebedaia', 'Ben'] as const;
    const snapshot = stateOf(seats, seed);
    const saved = { ...gameOf({ seats, newcomer: 'Cid', title: 'Tea' }), seed, snapshot };
    const told = entriesOfReport({
      ...{ request: { ...request, hasNames }, program: {}, names: [], home: '' },
      game: { saved, rows: null, shrunk: null },
      logs: [{ game: { seed, setup: saved.setup } }],
    });
    const about = told.get('report.json') as { readonly game: { readonly seedLeftOut: boolean } };
    const seeds = ['game.json', 'snapshot.json'].map((entry) => (told.get(entry) as { seed: string }).seed);
    const log = told.get('logs/1.json') as { readonly game: { readonly seed: string } };
    return [about.game.seedLeftOut, ...seeds, log.game.seed];
  };
  expect(made("Zebedaia's garden", false)).toEqual([true, 'left out', 'left out', 'left out']);
  expect(made('Zebédaia', false)).toEqual([true, 'left out', 'left out', 'left out']);
  expect(made('a garden', false)).toEqual([false, 'a garden', 'a garden', 'a garden']);
  expect(made("Zebedaia's garden", true).slice(0, 2)).toEqual([false, "Zebedaia's garden"]);
});

test('of a game that cannot be read the seed is left out too', () => {
  const rows = {
    game: { setup: '{"seats":[{"name":"Zebedaia"}]', seating: null, seed: "Zebedaia's garden" },
  };
  const told = entriesOfReport({
    request: { game: played.id, hasNames: false, words: '', trouble: null, shrunk: null, shown: null },
    ...{ program: {}, names: ['Zebedaia'], home: '', logs: [] },
    game: { saved: null, rows, shrunk: null },
  });
  expect(told.get('report.json')).toMatchObject({ game: { unreadable: true, seedLeftOut: true } });
  expect(told.get('rows.json')).toMatchObject({ game: { seed: 'left out' } });
});

test('a person who is called like a card leaves the card what it is', () => {
  const { among, whole } = nameless(['David', 'starter'], new Set(['starter:david']));
  expect(among('starter:david')).toBe('starter:david');
  expect(among('it is for David')).toBe('it is for Person 1');
  expect(whole('David')).toBe('Person 1');
});
