import { expect, test } from 'vitest';
import type { CalendarTry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { bestOf, resultWords } from './calendar-words.ts';

const tried = (number: number, result: CalendarTry['result'], onTime = true): CalendarTry => ({
  ...{ number, result, onTime, game: 'game', isKept: true, begunAt: '2026-11-22T12:00:00Z' },
});

const result = (winner: 'good' | 'opponent' | null, points: number, rounds: number) => ({
  ...{ winner, points, rounds, achieved: winner === 'good' ? 1 : 0, rewound: false },
});

test('a try is told by what it came to', () => {
  expect(resultWords(tried(1, result('good', 20, 9)))).toBe('won');
  expect(resultWords(tried(1, { ...result('opponent', 5, 9), rewound: true }, false))).toBe(
    'lost, undone, late',
  );
  expect([resultWords(tried(1, result(null, 5, 9))), resultWords(tried(1, null))]).toEqual([
    'draw',
    'unfinished',
  ]);
});

test('the best is won before lost, then by points, then in fewer rounds', () => {
  const tries = [
    tried(2, null),
    tried(3, result('opponent', 40, 3)),
    tried(4, result('good', 20, 12)),
    tried(5, result('good', 20, 9)),
    tried(6, result('good', 19, 2)),
  ];
  expect(bestOf(tries)?.number).toBe(5);
  expect([bestOf([]), bestOf(tries.slice(0, 1))]).toEqual([null, null]);
});
