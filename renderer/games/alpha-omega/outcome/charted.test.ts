import { beforeEach, expect, test } from 'vitest';
import { scaleOf } from './scale.ts';
import { speak } from '../../../text/language/language.ts';
import { pointWords } from './course-words.ts';
import type { Point } from './course.ts';

beforeEach(() => {
  speak('en');
});

const point = (round: number, lead: number): Point => ({
  ...{ isCheck: true, round, counted: { round, objective: 0 }, lead, moment: null },
  balance: { good: 30 + lead, opponent: 30 },
});

test('a chart has room for every lead and for those that win and lose', () => {
  const narrow = scaleOf([point(1, 4), point(2, -10)], 50, 50);
  expect([50, 0, -50].map((lead) => narrow.y(lead))).toEqual([6, 50, 94]);
  expect([0, 1, 2].map((place) => narrow.x(place))).toEqual([0, 50, 100]);
  const wide = scaleOf([point(1, 150), point(2, -50)], 50, 25);
  expect([wide.y(150), wide.y(50), wide.y(-50)]).toEqual([6, 50, 94]);
  const empty = scaleOf([], 0, 0);
  expect([empty.y(0), empty.x(0), empty.x(1)]).toEqual([6, 0, 100]);
});

test('a round in words', () => {
  expect([point(3, -6), point(4, 0), point(5, 7)].map(pointWords)).toEqual([
    'Round 3: Good 24, Opponents 30. The Opponents lead by 6.',
    'Round 4: Good 30, Opponents 30. Even.',
    'Round 5: Good 37, Opponents 30. The Good side leads by 7.',
  ]);
});
