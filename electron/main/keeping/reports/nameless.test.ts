import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepWholeGame } from '../../../../db/saved-games.ts';
import { memoryDb } from '../../../../db/testing.ts';
import { playedGame } from '../../../testing/honest-files.ts';
import { valueOf } from '../../../testing/house.ts';
import { readParcel } from '../parcels/parcel.ts';
import type { SavedGame } from '../parcels/save-file.ts';
import { reportsHandlers } from './handlers.ts';
import { nameless } from './people.ts';

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
    snapshot: null,
  };
}

/** The bytes of a report, entry by entry, in which people were named wherever somebody may name them. */
async function reported(here: Called, elsewhere: Called): Promise<ReadonlyMap<string, string>> {
  const db = memoryDb();
  keepWholeGame(db, gameOf(here));
  keepWholeGame(db, gameOf(elsewhere, randomUUID()));
  const [first, second] = here.seats;
  const said = `${first}'s turn: ${second}, (${here.newcomer}) and ${elsewhere.seats[0]} saw it in ${here.title}.`;
  const log = {
    kind: 'defect',
    error: { name: 'TypeError', message: said, stack: `TypeError: ${said}\n    at play (play.ts:1:2)` },
    game: { setup: { seats: [{ name: elsewhere.newcomer }] } },
    given: { text: `${elsewhere.title}: ${said}`, json: JSON.stringify({ seats: [second] }), [first]: 1 },
  };
  writeFileSync(join(folder, 'reports', '2026-defect.json'), JSON.stringify(log));
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
  const parcel = readParcel(written[0] ?? Buffer.alloc(0), 'report');
  if (!parcel.ok) throw new Error(parcel.error.detail);
  const { entries, manifest } = parcel.value;
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
    fc.asyncProperty(called, called, async (here, elsewhere) => {
      const entries = await reported(here, elsewhere);
      expect([...entries.keys()]).toContain('logs/1.json');
      const names = [here, elsewhere].flatMap(({ seats, newcomer, title }) => [...seats, newcomer, title]);
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

test('a person who is called like a card leaves the card what it is', () => {
  const { among, whole } = nameless(['David', 'starter'], new Set(['starter:david']));
  expect(among('starter:david')).toBe('starter:david');
  expect(among('it is for David')).toBe('it is for Person 1');
  expect(whole('David')).toBe('Person 1');
});
