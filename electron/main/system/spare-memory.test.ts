import { getHeapSpaceStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { giveBack } from './spare-memory.ts';

const roomForNew = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? NaN;

test('the room that much work was given for what is short-lived goes back to the computer', () => {
  let kept: object[] = [];
  for (let at = 0; at < 400_000; at += 1) kept = [...kept.slice(-20), { at, told: [at] }];
  const grown = roomForNew();
  expect(kept).toHaveLength(21);
  giveBack();
  expect(roomForNew()).toBeLessThan(grown / 2);
});
