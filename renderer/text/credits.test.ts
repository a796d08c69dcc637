import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { creditHeading, creditsOf } from './credits.ts';

const credits = creditsOf(readFileSync(new URL('../../CREDITS.md', import.meta.url), 'utf8'));

test('every paragraph of CREDITS.md becomes a credit in plain words', () => {
  expect(credits.map(({ title }) => title)).toEqual([
    'The game',
    'Scripture and verse',
    'Emblems',
    'Type',
    'Built with',
  ]);
  for (const { words } of credits) expect(words).not.toMatch(/[*[\]<>\n]|https?:/);
});

test('a credit keeps its words', () => {
  expect(creditsOf('# Title\n\n**Type.** By [one](https://one.example)\nand *two*.')).toEqual([
    { title: 'Type', words: 'By one and two.' },
  ]);
});

test('every heading has its message, in English the heading of the file', () => {
  expect(credits.map(({ title }) => creditHeading(title))).toEqual(credits.map(({ title }) => title));
});
