import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKS } from '../../../testing/house.ts';
import { lookingInto } from './files.ts';
import { incomingFile } from './archives/incoming.ts';
import { entriesOfPack } from './archives/pack-file.ts';
import { packArchive } from './archives/archive.ts';
import { TooMuchWorkError, type RunTask } from '../tasks/run-task.ts';
import type { Task } from '../tasks/tasks.ts';

const common = { program: '0.1.0', ruleset: 'alpha-omega', rules: 1, madeAt: '2026-11-22T20:00:00.000Z' };

test('a report that somebody opens is said to be one', () => {
  const report = packArchive({ ...common, kind: 'report', entries: new Map([['about.json', {}]]) });
  expect(incomingFile(report, [], '')).toMatchObject({ ok: false, error: { code: 'report' } });
});

test('what lies on the disk to be looked at is gone afterwards, also where its thread was ended in the middle of it', async () => {
  const entries = entriesOfPack(join(PACKS, 'alpha-omega-starter'));
  const pack = packArchive({ ...common, kind: 'pack', entries });
  const scratches: string[] = [];
  const cut = ((task: Task) => {
    if (task.task !== 'lookInto') throw new TypeError(task.task);
    scratches.push(task.scratch);
    incomingFile(Buffer.from(task.bytes), [task.packs], task.scratch);
    expect(readdirSync(task.scratch)).not.toEqual([]);
    return Promise.reject(new TooMuchWorkError('too long'));
  }) as RunTask;
  expect(
    await lookingInto({ runTask: cut, places: { games: '', packs: PACKS, ownPacks: '' } as never }, pack),
  ).toMatchObject({ ok: false, error: { code: 'tooMuchWork' } });
  expect(readdirSync(tmpdir()).filter((each) => scratches.includes(join(tmpdir(), each)))).toEqual([]);
  expect(scratches).toHaveLength(1);
});
