import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { heldInPlace } from '../../../db/in-place.ts';
import { openDatabase } from '../../../db/open.ts';
import { houseOver } from '../../testing/house.ts';
import { atOnce } from '../../testing/tasks-at-once.ts';
import { keepingHandlers } from './handlers.ts';

const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-closed-'));

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

test('a start that is tidied up once all is closed, or is closed while it is, says nothing and fails at nothing', async () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  const report = vi.fn(() => 'report');
  const games = join(folder, 'games.sqlite');
  for (const isClosedBefore of [true, false]) {
    const opened = openDatabase(games);
    if (!opened.ok) throw new Error(opened.error.detail);
    const db = heldInPlace(opened.value, games, () => new Date(0));
    const ends: (() => void)[] = [() => db.close()];
    const keeping = keepingHandlers({
      ...{ db, ...houseOver(db), clock: () => new Date(0), newId: randomUUID, program: '0.1.0' },
      places: { games, packs: folder, ownPacks: folder } as never,
      desktop: { showFolder: () => undefined, filesToOpen: () => [], beginAnew: () => undefined },
      saveFile: () => Promise.resolve({ ok: true, value: null }),
      atEnd: (work) => ends.push(work),
      ...{ report, failure: null, runTask: atOnce },
    });
    const end = (): void => ends.toReversed().forEach((work) => work());
    if (isClosedBefore) end();
    const tidied = keeping.tidyUp();
    if (!isClosedBefore) end();
    await tidied;
    expect(existsSync(join(folder, 'backups'))).toBe(!isClosedBefore);
  }
  expect([said.mock.calls, report.mock.calls]).toEqual([[], []]);
});
