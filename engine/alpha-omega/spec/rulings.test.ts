import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;

test('every ruling of RULINGS.md has a test that names it, and no test names another', () => {
  const rulings = [...readFileSync(join(HERE, '../RULINGS.md'), 'utf8').matchAll(/^\| (\d+) \|/gm)].map(
    (row) => Number(row[1]),
  );
  const specs = readdirSync(HERE).filter((file) => file.endsWith('.test.ts') && file !== 'rulings.test.ts');
  const texts = specs.map((file) => readFileSync(join(HERE, file), 'utf8')).join('\n');
  const tested = new Set([...texts.matchAll(/['`]ruling (\d+):/g)].map((name) => Number(name[1])));
  expect(rulings).toEqual(rulings.map((_, index) => index + 1));
  expect([...tested].sort((a, b) => a - b)).toEqual(rulings);
});
