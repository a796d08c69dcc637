import { expect, test } from 'vitest';
import { windowHandlers } from './handlers.ts';

test('the window is filled and the program ended as it is asked', () => {
  const done: string[] = [];
  const handlers = windowHandlers({
    toggleFullScreen: () => void done.push('full screen'),
    quit: () => void done.push('quit'),
  });
  expect([handlers.toggleFullScreen(), handlers.quit()]).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
  ]);
  expect(done).toEqual(['full screen', 'quit']);
});
