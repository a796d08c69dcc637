import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools.ts';

/** The machine's own Node may be an older one, which cannot run TypeScript: `npm run` and `npx` find the project's. */
const PLAIN = /(?<!npx )\bnode [\w/.-]+\.ts\b/;

const read = globSync(['*.md', '{engine,cards,db,electron,renderer,e2e,build}/**/*.{md,ts,mjs}'], {
  cwd: inRoot(),
  // What reports say was done is not for doing.
  exclude: (file) => file.includes('reports') || import.meta.filename.endsWith(file),
});

test('commands in documents, help and messages run on any Node that the README allows', () => {
  const plain = read.flatMap((file) => {
    const found = PLAIN.exec(readFileSync(inRoot(file), 'utf8'));
    return found ? [`${file}: ${found[0]}`] : [];
  });
  expect(read.length).toBeGreaterThan(1000);
  expect(plain).toEqual([]);
});

test('a command that only a later Node runs is found', () => {
  expect('run `node build/test.ts unit`').toMatch(PLAIN);
  expect('run `npx node cards/print.ts raphael`').not.toMatch(PLAIN);
});
