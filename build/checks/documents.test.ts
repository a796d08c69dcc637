import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools.ts';

/** The machine's own Node may be an older one, which cannot run TypeScript: `npm run` and `npx` find the project's. */
const PLAIN = /(?<!npx )\bnode [\w/.-]+\.ts\b/;

const documents = globSync(['*.md', '{engine,cards,db,electron,renderer,e2e,build}/**/*.md'], {
  cwd: inRoot(),
  // What they say was done is not for doing.
  exclude: (file) => file.includes('reports'),
});

test.each(documents)('commands in %s run on any Node that the README allows', (file) => {
  expect(PLAIN.exec(readFileSync(inRoot(file), 'utf8'))?.[0]).toBeUndefined();
});

test('a command that only a later Node runs is found', () => {
  expect('run `node build/test.ts unit`').toMatch(PLAIN);
  expect('run `npx node cards/print.ts raphael`').not.toMatch(PLAIN);
});
