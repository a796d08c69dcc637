import { expect, test } from 'vitest';
import { rosePanes } from './rose-panes.ts';

test('a rose completes from its foot upwards, and its heart comes last', () => {
  const panes = rosePanes();
  expect(panes).toHaveLength(25);
  expect(new Set(panes.map(({ shape }) => shape)).size).toBe(25);
  expect(panes.every(({ turn }) => turn >= 0 && turn <= 1)).toBe(true);
  const last = panes.toSorted((a, b) => a.turn - b.turn).at(-1);
  expect(last?.shape).toMatch(/^circle/);
  // The rim's first piece hangs at the top, its seventh at the foot.
  expect(panes[0]?.turn).toBeGreaterThan(panes[6]?.turn ?? 1);
});
