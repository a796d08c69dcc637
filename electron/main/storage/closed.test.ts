import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldInPlace } from '../../../db/file/in-place.ts';
import { openDatabase } from '../../../db/file/open.ts';
import { houseOver } from '../../testing/house.ts';
import { atOnce } from '../../testing/tasks-at-once.ts';
import { storageHandlers } from './handlers.ts';
import type { RunTask } from './tasks/run-task.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-closed-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const report = vi.fn(() => 'report');

/** The storage over a file of games, and what ends it. */
function begun(runTask: RunTask) {
  const games = join(folder, 'games.sqlite');
  const opened = openDatabase(games);
  if (!opened.ok) throw new Error(opened.error.detail);
  const db = heldInPlace(opened.value, games, () => new Date(0));
  const ends: (() => void)[] = [() => db.close()];
  const { all: sessions, packsChanged } = houseOver(db);
  const storage = storageHandlers({
    ...{ db, sessions, packsChanged, clock: () => new Date(0), newId: randomUUID, program: '0.1.0' },
    places: { games, packs: folder, ownPacks: folder } as never,
    desktop: { showFolder: () => undefined, filesToOpen: () => [], restart: () => undefined },
    saveFile: () => Promise.resolve({ ok: true, value: null }),
    atEnd: (work) => ends.push(work),
    ...{ report, failure: null, runTask },
  });
  const end = (): void => ends.toReversed().forEach((work) => work());
  return { storage, end };
}

test('a start that is tidied up once all is closed, or is closed while it is, says nothing and fails at nothing', async () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  for (const isClosedBefore of [true, false]) {
    const { storage, end } = begun(atOnce);
    if (isClosedBefore) end();
    const tidied = storage.tidyUp();
    if (!isClosedBefore) end();
    await tidied;
    expect(existsSync(join(folder, 'backups'))).toBe(!isClosedBefore);
  }
  expect([said.mock.calls, report.mock.calls]).toEqual([[], []]);
});

test('where nothing can be swept all is backed up, before that is tried', async () => {
  const order: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((said: unknown) => order.push(String(said)));
  const { storage, end } = begun((task, limits, watch) => {
    order.push(task.task);
    return atOnce(task, limits, watch);
  });
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) vi.stubEnv(name, join(folder, 'nowhere'));
  await storage.tidyUp();
  expect(order).toEqual(['backUp', expect.stringMatching(/^nothing is swept: ENOENT/)]);
  expect(existsSync(join(folder, 'backups'))).toBe(true);
  end();
});
