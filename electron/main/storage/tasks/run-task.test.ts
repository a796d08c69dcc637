import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { DamagedRowError, FailedReadError, storageCode } from '../../../../db/file/errors.ts';
import { StoppedError, taskRunner, tasksOf, TooMuchWorkError, UNHURRIED } from './run-task.ts';

const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-tasks-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const BACK_UP = { task: 'backUp', file: '', folder: '', reason: 'hand', at: '' } as const;
const ERRORS = fileURLToPath(new URL('../../../../db/file/errors.ts', import.meta.url));

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

test('a thread that ends without a word, or breaks, is told as what it is', async () => {
  const ended = async (name: string, work: string): Promise<unknown> =>
    taskRunner(thread(name, work))(BACK_UP, UNHURRIED).then(
      (done) => ['done', done],
      (error: unknown) => error,
    );
  const silent = await ended('silent', `parentPort?.postMessage('begun');`);
  expect(silent).toEqual(new Error('the work ended without a word'));
  const broken = await ended('broken', `throw new RangeError('too far');`);
  expect(broken).toMatchObject({ message: 'too far' });
  expect(broken).not.toBeInstanceOf(DamagedRowError);
  expect(storageCode(broken)).toBeNull();
  // What it says is what came of it, whatever it is, and only the first of it.
  expect(await ended('null', `parentPort?.postMessage(null);`)).toEqual(['done', null]);
  expect(await ended('word', `parentPort?.postMessage('begun'); parentPort?.postMessage({ a: 1 });`)).toEqual(
    [...['done', { a: 1 }]],
  );
  expect(
    await ended(
      'asked',
      `import { workerData } from 'node:worker_threads'; parentPort?.postMessage(workerData);`,
    ),
  ).toEqual([...['done', BACK_UP]]);
});

test('work that needs more room than it may have is too much', async () => {
  const greedy = thread(
    'greedy',
    `const all = []; for (;;) all.push(Array.from({ length: 1000 }, Math.random));`,
  );
  const error: unknown = await taskRunner(greedy)(BACK_UP, { work: null, memory: 16 }).catch(
    (each: unknown) => each,
  );
  expect(error).toBeInstanceOf(TooMuchWorkError);
  expect(error).toMatchObject({
    name: 'TooMuchWorkError',
    message: expect.stringMatching(/memory/) as string,
  });
});

test('tasks are settled once the last of them has ended, however it did', async () => {
  const broken = tasksOf(thread('breaks', `throw new Error('no');`));
  const told: string[] = [];
  const run = broken.run(BACK_UP, UNHURRIED).catch((error: unknown) => told.push(String(error)));
  await broken.settled();
  await run;
  expect(told).toEqual(['Error: no']);
  const slow = tasksOf(thread('answers', `setTimeout(() => parentPort?.postMessage('there'), 20);`));
  const order: unknown[] = [];
  void slow.run(BACK_UP, UNHURRIED).then((done: unknown) => order.push(done));
  await slow.settled();
  order.push('settled');
  expect(order).toEqual(['there', 'settled']);
  expect(new StoppedError()).toMatchObject({ name: 'StoppedError', message: 'the work was stopped' });
  expect(UNHURRIED).toEqual({ work: null, memory: 512 });
});
