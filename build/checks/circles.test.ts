import { expect, test } from 'vitest';
import { circles } from './circles.ts';

const circlesOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  circles(Object.keys(imports), (file) => imports[file] ?? []);

test('a file that comes back to itself is told with the way', () => {
  expect(circlesOf({ 'game.ts': ['table.ts'], 'table.ts': ['card.ts'], 'card.ts': ['table.ts'] })).toEqual([
    ['table.ts', 'card.ts', 'table.ts'],
  ]);
});

test('each circle is told, also where two share a file', () => {
  const imports = { 'table.ts': ['card.ts', 'seat.ts'], 'card.ts': ['table.ts'], 'seat.ts': ['table.ts'] };
  expect(circlesOf(imports)).toEqual([
    ['table.ts', 'card.ts', 'table.ts'],
    ['table.ts', 'seat.ts', 'table.ts'],
  ]);
});

test('a file that imports itself is a circle', () => {
  expect(circlesOf({ 'card.ts': ['card.ts'] })).toEqual([['card.ts', 'card.ts']]);
});

test('two ways to the same file are none', () => {
  expect(circlesOf({ 'table.ts': ['card.ts', 'seat.ts'], 'seat.ts': ['card.ts'], 'card.ts': [] })).toEqual(
    [],
  );
});

test('what lies elsewhere is not followed', () => {
  expect(circles(['card.ts'], (file) => (file === 'card.ts' ? ['svelte.ts'] : ['card.ts']))).toEqual([]);
});
