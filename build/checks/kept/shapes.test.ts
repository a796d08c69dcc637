import { expect, test } from 'vitest';
import { asBuilt, reached, surroundings, type Around } from './shapes.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'table.ts': ['card.ts'],
  'card.ts': ['side.ts', 'table.ts'],
  'side.ts': [],
  'dice.ts': [],
};

const around = (changed?: string): Around => ({
  importsOf: (file) => IMPORTS[file] ?? [],
  shapeOf: (file) => (file === changed ? 'another shape' : `the shape of ${file}`),
});

test('a file is looked at again when the shape of something that it reaches changes, however far away', () => {
  expect(surroundings('table.ts', around('side.ts'))).not.toBe(surroundings('table.ts', around()));
});

test('a file is left alone when something changes that it does not reach', () => {
  expect(surroundings('table.ts', around('dice.ts'))).toBe(surroundings('table.ts', around()));
  expect(surroundings('side.ts', around('table.ts'))).toBe(surroundings('side.ts', around()));
});

test('the files of the repository reach what they import, and what that imports', () => {
  expect(reached('build/checks/kept/shapes.test.ts', asBuilt())).toEqual(
    expect.arrayContaining(['build/checks/kept/digest.ts', 'build/checks/kept/shapes.ts', 'build/tools.ts']),
  );
});
