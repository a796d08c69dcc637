import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPacks } from '../../../../cards/load.ts';
import { OBJECTIVE_FIGURES } from './objective-figures.ts';

test('every Objective of the starter set was measured, all at one level, and they are not equally hard', () => {
  const { packs } = loadPacks(join(import.meta.dirname, '../../../../cards/packs'));
  const objectives = packs.flatMap((pack) => pack.objectives);
  expect(OBJECTIVE_FIGURES.map(({ objective }) => objective).toSorted()).toEqual(objectives.toSorted());
  expect(new Set(OBJECTIVE_FIGURES.map(({ level, games }) => `${level} ${String(games)}`)).size).toBe(1);
  const shares = OBJECTIVE_FIGURES.map(({ won, games }) => won / games);
  expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.5);
});
