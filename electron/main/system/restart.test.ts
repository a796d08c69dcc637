import { expect, test } from 'vitest';
import type { Trouble } from '../../shared/api.ts';
import { runProgram, type Restart } from './restart.ts';

/** A promise that somebody else keeps. */
function promised() {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((kept, broken) => {
    resolve = kept;
    reject = broken;
  });
  return { promise, resolve, reject };
}

/** A program that writes down what is done with it. */
function house(settled: () => Promise<void> = () => Promise.resolve()) {
  const done: string[] = [];
  let restartNow: Restart = () => undefined;
  let failure: Trouble | null = null;
  const begun = promised();
  runProgram({
    begin: (restart, why) => {
      restartNow = restart;
      failure = why;
      done.push('begin');
      const end = (): void => void done.push('end');
      return { db: null, tidyUp: () => Promise.resolve(), settled, end };
    },
    refuseAll: () => done.push('refuse'),
    begun: () => {
      done.push('window');
      begun.resolve();
    },
    report: () => 'report',
    onDefect: begun.reject,
  });
  return {
    done,
    begun: begun.promise,
    restartNow: (...given: Parameters<Restart>) => restartNow(...given),
    why: () => failure,
  };
}

test('refuses all calls at once, waits for whoever works on the file, and only then closes it', async () => {
  const working = promised();
  const { done, begun, restartNow, why } = house(() => working.promise);
  restartNow(() => void done.push('work'));
  expect(done).toEqual(['begin', 'refuse']);
  await new Promise((resolve) => setImmediate(resolve));
  done.push('others are ready');
  working.resolve();
  await begun;
  expect(done).toEqual(['begin', 'refuse', 'others are ready', 'end', 'work', 'begin', 'window']);
  expect(why()).toBeNull();
});

test('begins on what is there where the work fails, and says why', async () => {
  const { done, begun, restartNow, why } = house();
  restartNow(() => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' })));
  await begun;
  expect(done).toEqual(['begin', 'refuse', 'end', 'begin', 'window']);
  expect(why()).toMatchObject({ code: 'storage', cause: 'diskFull' });
});
