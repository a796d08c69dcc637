import { expect, test } from 'vitest';
import { countRange, tasksOf } from './ranges.ts';

const numbersOf = {
  play: (game: number) => [game],
  merge: (one: number[], other: number[]) => [...one, ...other],
};

test('the games of a range are played in their order, the last bound left out', () => {
  expect(countRange({ from: 3, to: 7 }, [], numbersOf)).toEqual([3, 4, 5, 6]);
  expect(countRange({ from: 3, to: 3 }, [], numbersOf)).toEqual([]);
});

test('tasks hold each game once', () => {
  const tasks = tasksOf({ from: 0, to: 1001 }, 2);
  expect(tasks.flatMap((task) => countRange(task, [], numbersOf))).toEqual(
    Array.from({ length: 1001 }, (_, game) => game),
  );
});
