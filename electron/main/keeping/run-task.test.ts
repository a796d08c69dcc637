import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { DamagedRowError, FailedReadError, storageCode } from '../../../db/errors.ts';
import { StoppedError, taskRunner, tasksOf, UNHURRIED } from './run-task.ts';

const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-tasks-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const BACK_UP = { task: 'backUp', file: '', folder: '', reason: 'hand', at: '' } as const;
const ERRORS = fileURLToPath(new URL('../../../db/errors.ts', import.meta.url));

/** A thread that does something. */
function thread(name: string, work: string): string {
  const file = join(folder, `${name}.mts`);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${work}`);
  return file;
}

test('what a database says on another thread is known here for what it is', async () => {
  const better = import.meta.resolve('better-sqlite3');
  const thrown = async (name: string, work: string): Promise<unknown> => {
    const file = thread(
      name,
      `import { DamagedRowError, FailedReadError } from ${JSON.stringify(ERRORS)};
      import Database from ${JSON.stringify(better)};
      ${work}`,
    );
    return taskRunner(file)(BACK_UP, UNHURRIED).catch((error: unknown) => error);
  };
  const full = await thrown('full', `throw new Database.SqliteError('no room', 'SQLITE_FULL');`);
  expect(storageCode(full)).toBe('SQLITE_FULL');
  const read = await thrown('read', `throw new FailedReadError('SQLITE_CORRUPT', new Error('torn'));`);
  expect(read).toBeInstanceOf(FailedReadError);
  expect(storageCode(read)).toBe('SQLITE_CORRUPT');
  expect(await thrown('row', `throw new DamagedRowError('odd');`)).toBeInstanceOf(DamagedRowError);
});

test('whoever runs tasks hears how far they are, and ends them at any moment', async () => {
  const file = thread(
    'slow',
    `parentPort?.postMessage({ progress: 'far' }); setInterval(() => undefined, 1000);`,
  );
  const tasks = tasksOf(file);
  const early = new AbortController();
  early.abort();
  const never = { hear: () => undefined };
  await expect(tasks.run(BACK_UP, UNHURRIED, { ...never, signal: early.signal })).rejects.toThrow(
    StoppedError,
  );
  const soon = new AbortController();
  const ended = tasks.run(BACK_UP, UNHURRIED, { ...never, signal: soon.signal });
  soon.abort();
  await expect(ended).rejects.toThrow(StoppedError);
  const late = new AbortController();
  const heard: unknown[] = [];
  const hear = (progress: unknown): void => {
    heard.push(progress);
    late.abort();
  };
  await expect(tasks.run(BACK_UP, UNHURRIED, { hear, signal: late.signal })).rejects.toThrow(StoppedError);
  expect(heard).toEqual(['far']);
  await tasks.settled();
});

test('work that does not end is ended by how much it is, and what only waits is not', async () => {
  const endless = thread('endless', `parentPort?.postMessage('begun'); for (;;) Math.random();`);
  await expect(taskRunner(endless)(BACK_UP, { work: 200, memory: 100 })).rejects.toThrow(
    'it took more than 200 ms of the processor',
  );
  // By the clock this is far longer than the other may work.
  const patient = thread(
    'patient',
    `parentPort?.postMessage('begun'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
    parentPort?.postMessage('done');`,
  );
  expect(await taskRunner(patient)(BACK_UP, { work: 200, memory: 100 })).toBe('done');
});
