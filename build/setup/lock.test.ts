import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools.ts';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

test('the lock file holds what every platform needs, as npm ci refuses it otherwise', () => {
  const held = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !held.has(name));
  expect(missing).toEqual([]);
});
