import { expect, test } from 'vitest';
import { memoryDb } from '../../../../db/testing/testing.ts';
import type { Reply } from '../../../shared/reply.ts';
import type { RunTask } from '../tasks/run-task.ts';
import type { Task } from '../tasks/tasks.ts';
import { wholeBackups } from './whole-backups.ts';

test('backups are looked into one after the other, and none once one is being put back', async () => {
  const log: string[] = [];
  const runTask = (async ({ task }: Task): Promise<Reply<object>> => {
    log.push(`${task} begins`);
    await new Promise((later) => setImmediate(later));
    log.push(`${task} ends`);
    return { ok: true, value: {} };
  }) as unknown as RunTask;
  const api = wholeBackups({
    db: memoryDb(),
    places: { games: '/games/games.sqlite' } as never,
    clock: () => new Date(0),
    desktop: { showFolder: () => undefined, filesToOpen: () => [], restart: () => log.push('restart') },
    runTask,
    report: (kind) => kind,
    sessions: { forgetAll: () => log.push('forgotten') },
  });
  const replies = await Promise.all([
    api.lookIntoBackup('a'),
    api.mergeBackup('a'),
    api.restoreBackup('a'),
    api.lookIntoBackup('a'),
  ]);
  expect(log).toEqual([
    ...[
      'lookIntoBackup begins',
      'lookIntoBackup ends',
      'mergeBackup begins',
      'mergeBackup ends',
      'forgotten',
    ],
    ...['readyBackup begins', 'readyBackup ends', 'restart'],
  ]);
  expect(replies.map(({ ok }) => ok)).toEqual([true, true, true, false]);
});
