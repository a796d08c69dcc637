import { expect, test } from 'vitest';
import { leastWork, leastWorkWith } from './work.ts';

/** Works for so many ms of this thread's processor time. */
function work(ms: number): void {
  const before = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(before);
    if ((user + system) / 1000 >= ms) return;
  }
}

test('what always takes far too long is found, however slow the processor is', async () => {
  const { took } = await leastWork(20, () => {
    work(300);
  });
  expect(took).toBeGreaterThan(20);
});

test('what takes too long once is done again; what is made ready for it does not count', async () => {
  const turns = [300, 0];
  let ready = 0;
  const { done, took } = await leastWorkWith(
    20,
    () => {
      work(60);
      return (ready += 1);
    },
    (turn) => {
      work(turns[turn - 1] ?? 0);
      return turn;
    },
  );
  expect({ done, ready }).toEqual({ done: 2, ready: 2 });
  expect(took).toBeLessThan(20);
});
