import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenIssue } from '../../../db/file/open.ts';
import type { Reply } from '../../shared/api.ts';
import { CHANNELS } from '../../shared/contract.ts';
import { UNHURRIED } from './tasks/run-task.ts';
import { closedHandlers, troubleHandlers } from './start-trouble.ts';

const BACKUP = '2026-11-20T10-00-00-000Z.hand.v70.n3.sqlite';

let folder = '';
let games = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alpha-omega-trouble-'));
  games = join(folder, 'games.sqlite');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const issueOf = (file: string): OpenIssue => ({ code: 'damaged', file, detail: 'torn', cause: null });

/** What the window may ask beside a file that cannot be opened; a copy that is made ready holds a word. */
function trouble(ready: Reply<null> = { ok: true, value: null }) {
  const shown: string[] = [];
  const anew: (() => void | Promise<void>)[] = [];
  const tasks: unknown[] = [];
  const failure = { code: 'storage', detail: 'full' } as const;
  const handlers = troubleHandlers(issueOf(games), {
    places: { games, reports: join(folder, 'reports') } as never,
    report: () => 'report.json',
    clock: () => new Date('2026-11-23T12:00:00.000Z'),
    desktop: {
      showFolder: (which) => {
        shown.push(which);
      },
      restart: (work) => {
        anew.push(work);
      },
    },
    reporting: {
      newId: () => 'id',
      program: '0.1.0',
      saveFile: () => Promise.resolve({ ok: true, value: 'file' }),
      runTask: ((task: unknown, limits: unknown) => {
        tasks.push([task, limits]);
        if (ready.ok) writeFileSync(`${games}.ready`, 'ready');
        return Promise.resolve(ready);
      }) as never,
    },
    failure,
  });
  return { handlers, shown, anew, tasks, failure };
}

function backUp(): string {
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  writeFileSync(join(backups, BACKUP), 'backup');
  return backups;
}

const LINE = { file: BACKUP, at: '2026-11-20T10:00:00.000Z', reason: 'hand', bytes: 6 };
const ASIDE = 'games.put-aside-2026-11-23T12-00-00-000Z.sqlite';

describe('a file of games that cannot be opened', () => {
  test('is told with what is wrong, what was tried, and the backups there are', () => {
    const { handlers, failure } = trouble();
    const issue = issueOf(games);
    expect(handlers.startTrouble()).toEqual({ ok: true, value: { ...issue, failure, backups: [] } });
    const backups = backUp();
    expect(handlers.startTrouble()).toEqual({ ok: true, value: { ...issue, failure, backups: [LINE] } });
    expect(handlers.backups()).toEqual({
      ok: true,
      value: { backups: [LINE], folder: backups, failure: null },
    });
  });

  test('refuses everything else, and says why', () => {
    const { handlers } = trouble();
    const refused = { ok: false, error: { code: 'unreadable', detail: 'the file of games is not open' } };
    expect(handlers.listGames()).toEqual(refused);
    expect(handlers.journeys()).toEqual(refused);
    const closed = closedHandlers('the program ends');
    expect(Object.keys(closed).toSorted()).toEqual([...CHANNELS].toSorted());
    expect(closed.listGames()).toEqual({
      ok: false,
      error: { code: 'unreadable', detail: 'the program ends' },
    });
  });

  test('can be reported without a game', () => {
    const { handlers } = trouble();
    const asked = { game: null, hasNames: false, words: '', trouble: null, shrunk: null, shown: null };
    expect(handlers.reportPreview(asked)).toMatchObject({ ok: true, value: { answers: null } });
    expect(handlers.startShrink('a game')).toMatchObject({ error: { code: 'noSuchGame' } });
  });

  test('shows the folder of backups where there is one, else its own', () => {
    const { handlers, shown } = trouble();
    expect(handlers.showFolder('backups')).toEqual({ ok: true, value: null });
    const backups = backUp();
    for (const which of ['backups', 'games'] as const)
      expect(handlers.showFolder(which)).toEqual({ ok: true, value: null });
    expect(shown).toEqual([folder, backups, folder]);
  });
});

describe('mending', () => {
  const left = (): readonly string[] => readdirSync(folder).toSorted();

  test('by another try does the rest of an exchange first, and then begins anew', async () => {
    writeFileSync(games, 'old');
    writeFileSync(`${games}.ready`, 'new');
    writeFileSync(`${games}.exchange`, JSON.stringify({ aside: 'old.sqlite', isReady: true }));
    const { handlers, anew, tasks } = trouble();
    expect(await handlers.mend({ how: 'retry' })).toEqual({ ok: true, value: null });
    expect([readFileSync(games, 'utf8'), readFileSync(join(folder, 'old.sqlite'), 'utf8')]).toEqual([
      'new',
      'old',
    ]);
    expect([anew.length, tasks]).toEqual([1, []]);
    expect(anew[0]?.()).toBeUndefined();
    expect(left()).toEqual(['games.sqlite', 'old.sqlite']);
  });

  test('by a backup puts a copy of it in the place of the file, which stays beside', async () => {
    writeFileSync(games, 'old');
    const backups = backUp();
    const { handlers, anew, tasks } = trouble();
    expect(await handlers.mend({ how: 'backup', backup: BACKUP })).toEqual({ ok: true, value: null });
    expect(tasks).toEqual([[{ task: 'readyBackup', games, backup: join(backups, BACKUP) }, UNHURRIED]]);
    expect([anew.length, readFileSync(games, 'utf8')]).toEqual([1, 'old']);
    await anew[0]?.();
    expect([readFileSync(games, 'utf8'), readFileSync(join(folder, ASIDE), 'utf8')]).toEqual([
      'ready',
      'old',
    ]);
    expect(left()).toEqual(['backups', ASIDE, 'games.sqlite'].toSorted());
  });

  test('by a backup that cannot be read changes nothing', async () => {
    writeFileSync(games, 'old');
    const gone = { ok: false, error: { code: 'gone', detail: 'noSuchBackup' } } as const;
    const { handlers, anew, tasks } = trouble(gone);
    expect(await handlers.mend({ how: 'backup' })).toEqual(gone);
    expect(tasks).toEqual([[{ task: 'readyBackup', games, backup: join(folder, 'backups') }, UNHURRIED]]);
    expect([anew, left()]).toEqual([[], ['games.sqlite']]);
  });

  test('by beginning with none puts the file aside', async () => {
    writeFileSync(games, 'old');
    const { handlers, anew, tasks } = trouble();
    expect(await handlers.mend({ how: 'fresh' })).toEqual({ ok: true, value: null });
    expect([anew.length, tasks]).toEqual([1, []]);
    await anew[0]?.();
    expect([existsSync(games), left()]).toEqual([false, [ASIDE]]);
  });
});
