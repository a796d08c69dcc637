import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryDb } from '../../../../db/testing/testing.ts';
import { keepWholeGame } from '../../../../db/games/saved-games.ts';
import type { OwnedDb } from '../../../../db/file/handles.ts';
import { createMachine } from '../../../../engine/index.ts';
import type { SessionRecord } from '../../../../engine/kernel/records.ts';
import type { ReportRequest, ShrinkProgress } from '../../../shared/api.ts';
import { playedGame } from '../../../testing/honest-files.ts';
import { valueOf } from '../../../testing/house.ts';
import { until } from '../../../testing/until.ts';
import { alphaOmegaAdapter } from '../../games/alpha-omega/adapter.ts';
import { readArchive } from '../transfer/archives/archive.ts';
import { taskRunner } from '../tasks/run-task.ts';
import { faultIn } from './fault.ts';
import { reportsHandlers } from './handlers.ts';

const WORKER = fileURLToPath(new URL('../tasks/worker.ts', import.meta.url));
const game = playedGame('a report', 60);
const late = game.records.findLastIndex(({ kind }) => kind === 'answer');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-report-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The making of reports over a database, or over none. */
function reportsOn(db: OwnedDb | null) {
  const written: Buffer[] = [];
  const api = reportsHandlers({
    ...{ db, clock: () => new Date('2026-11-22T20:00:00.000Z'), newId: randomUUID, program: '0.1.0' },
    places: { reports: join(folder, 'reports') } as never,
    report: (kind, error) => {
      throw new Error(`a report of kind ${kind}`, { cause: error });
    },
    runTask: taskRunner(WORKER),
    saveFile: ({ name, extension }, content) => {
      written.push(Buffer.from(content));
      return Promise.resolve({ ok: true, value: `${name}.${extension}` });
    },
  });
  return { api, written };
}

const asked = (changes: Partial<ReportRequest> = {}): ReportRequest => ({
  ...{ game: null, hasNames: false, words: '', trouble: null, shrunk: null, shown: null },
  ...changes,
});

function opened(bytes: Buffer | undefined): ReadonlyMap<string, unknown> {
  const archive = readArchive(bytes ?? Buffer.alloc(0), 'report');
  if (!archive.ok) throw new Error(archive.error.detail);
  return archive.value.entries;
}

function kept(records: readonly SessionRecord[]): OwnedDb {
  const db = memoryDb();
  keepWholeGame(db, { ...game, records, name: 'Christmas Eve' });
  return db;
}

/** The search, to its end. */
async function ended(api: ReturnType<typeof reportsOn>['api'], search: string): Promise<ShrinkProgress> {
  return until(
    () => valueOf(api.shrinkProgress(search)),
    ({ state }) => state !== 'working',
  );
}

test('a report is written as it was shown, and names nobody unless it should', async () => {
  const { api, written } = reportsOn(kept(game.records));
  const trouble = { code: 'defect', detail: `broken at ${homedir()}/games` };
  const request = asked({ game: game.id, words: 'It broke.', trouble });
  const preview = valueOf(api.reportPreview(request));
  expect(preview.shown).toBeNull();
  expect(preview.parts.map(({ kind }) => kind)).toEqual(['about', 'game', 'records', 'state', 'pack']);
  expect(written).toEqual([]);
  expect(valueOf(await api.saveReport(asked({ game: game.id, words: 'It broke.', trouble })))).toBe(
    'Alpha-Omega 0.1.0 2026-11-22.aoreport',
  );
  expect(written[0]).toHaveLength(preview.bytes);
  const entries = opened(written[0]);
  const text = JSON.stringify([...entries]);
  // All that is written can be read before, word for word.
  for (const [entry, value] of entries) {
    const { shown } = valueOf(api.reportPreview({ ...request, shown: entry }));
    expect(shown?.entry).toBe(entry);
    expect(JSON.parse(shown?.text ?? '')).toEqual(value);
  }
  expect([...entries.keys()].toSorted()).toEqual(preview.parts.map(({ entry }) => entry).toSorted());
  for (const name of ['"Ann"', '"Ben"', 'Christmas Eve', homedir()]) expect(text).not.toContain(name);
  valueOf(await api.saveReport(asked({ game: game.id, hasNames: true })));
  expect(JSON.stringify([...opened(written[1])])).toContain('"Ann"');
});

test('what the program wrote down goes along, without the names in it', async () => {
  mkdirSync(join(folder, 'reports'));
  const log = {
    kind: 'defect',
    error: { message: 'x' },
    game: { setup: { seats: ['Zenobia'] } },
    seat: 'Zenobia',
  };
  writeFileSync(join(folder, 'reports', '2026-defect.json'), JSON.stringify(log));
  writeFileSync(join(folder, 'reports', '2025-cut.json'), '{');
  const { api, written } = reportsOn(null);
  const preview = valueOf(api.reportPreview(asked()));
  expect(preview.parts.map(({ kind }) => kind)).toEqual(['about', 'log']);
  valueOf(await api.saveReport(asked()));
  const text = JSON.stringify([...opened(written[0])]);
  expect(text).toContain('Person 1');
  expect(text).not.toContain('Zenobia');
});

test('the log is made as short as still shows what is wrong, and the report holds that one', async () => {
  const records = game.records.map((record, index) =>
    record.kind === 'answer' && index === late
      ? { ...record, command: { ...record.command, answer: ['card:of no kind'] } }
      : record,
  );
  const { api, written } = reportsOn(kept(records));
  const search = valueOf(api.startShrink(game.id));
  const { state, from, now } = await ended(api, search);
  expect(state).toBe('done');
  expect(now).toBeLessThan(from);
  valueOf(await api.saveReport(asked({ game: game.id, shrunk: search })));
  const entries = opened(written[0]);
  const short = entries.get('records.json') as readonly SessionRecord[];
  expect(short).toHaveLength(now);
  expect(entries.get('report.json')).toMatchObject({ game: { shrunk: { records: now } } });
  // Whoever gets it sees the very same fault.
  const setup = alphaOmegaAdapter.readSetup((entries.get('game.json') as { setup: unknown }).setup);
  const content = alphaOmegaAdapter.readContent(game.packs);
  if (!setup.ok || !content.ok) throw new Error('the report holds the game');
  const machine = createMachine(alphaOmegaAdapter.ruleset, content.value);
  const fault = faultIn(machine, { setup: setup.value, seed: game.seed, records: short, last: null });
  expect(fault).toMatchObject({ code: 'refused', at: { answer: ['card:of no kind'] } });
});

test('a sound game is said to be so, and a search can be stopped', async () => {
  const { api } = reportsOn(kept(game.records));
  expect(await ended(api, valueOf(api.startShrink(game.id)))).toMatchObject({ state: 'sound' });
  const search = valueOf(api.startShrink(game.id));
  api.stopShrink(search);
  expect(valueOf(api.shrinkProgress(search)).state).toBe('stopped');
  expect(api.shrinkProgress(randomUUID())).toMatchObject({ ok: false });
  expect(api.startShrink(randomUUID())).toMatchObject({ error: { code: 'noSuchGame' } });
});

test('an answer at which the program broke, and which is no record, is looked for in what was written down', async () => {
  const last = game.records[late];
  if (last?.kind !== 'answer') throw new Error('the last answer is one');
  const before = game.records.slice(0, late);
  const given = { ...last.command, answer: ['card:of no kind'] };
  mkdirSync(join(folder, 'reports'));
  writeFileSync(
    join(folder, 'reports', '2026-defect.json'),
    JSON.stringify({ game: { id: game.id, records: before }, given: { game: game.id, ...given } }),
  );
  const { api } = reportsOn(kept(before));
  expect(await ended(api, valueOf(api.startShrink(game.id)))).toMatchObject({ state: 'done' });
});

test('of a game that cannot be read its rows are reported, word for word', () => {
  const db = kept(game.records);
  db.run('PRAGMA ignore_check_constraints = 1');
  db.run(`UPDATE games SET setup = '{"seats": 1' WHERE id = ?`, game.id);
  const { api } = reportsOn(db);
  const preview = valueOf(api.reportPreview(asked({ game: game.id })));
  expect(preview.parts.map(({ entry }) => entry)).toEqual(['report.json', 'rows.json']);
  expect(readdirSync(folder)).toEqual([]);
});
