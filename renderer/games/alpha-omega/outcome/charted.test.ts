import { beforeEach, expect, test } from 'vitest';
import { along } from '../../../ui/chart/scale.ts';
import { edgesOf } from './edges.ts';
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
  const at = (leads: readonly number[], ...chart: Parameters<typeof edgesOf>): readonly number[] =>
    leads.map((lead) => Math.round(along(lead, edgesOf(...chart))));
  expect(at([50, 0, -50], [point(1, 4), point(2, -10)], 50, 50)).toEqual([6, 50, 94]);
  expect(at([150, 50, -50], [point(1, 150), point(2, -50)], 50, 25)).toEqual([6, 50, 94]);
  expect(at([0], [], 0, 0)).toEqual([50]);
});

test('a round in words', () => {
  expect([point(3, -6), point(4, 0), point(5, 7)].map(pointWords)).toEqual([
    'Round 3: Good 24, Opponents 30. The Opponents lead by 6.',
    'Round 4: Good 30, Opponents 30. Even.',
    'Round 5: Good 37, Opponents 30. The Good side leads by 7.',
  ]);
});
