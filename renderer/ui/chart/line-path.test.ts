import { expect, test } from 'vitest';
import { drawnLine } from './line-path.ts';

test('values run from edge to edge, the highest at the top', () => {
  const drawn = drawnLine([0, 0.5, 1], [0, 1], 0);
  expect(drawn.line).toBe('M0,100L50,50L100,0');
  expect(drawn.area).toBe('M0,100L50,50L100,0L100,100L50,100L0,100Z');
  expect([drawn.x(1), drawn.y(0.25)]).toEqual([50, 75]);
  // One value alone is drawn too.
  expect(drawnLine([1], [0, 1], 0).line).toBe('M0,0Z');
});
