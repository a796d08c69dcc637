import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../kernel/hash.ts';
import { goldenPlans, replayGolden, type Golden } from '../testing/golden.ts';
import { VARIANTS } from '../variants-and-assists.ts';

/*
 * Finished games, kept answer by answer. When rules or cards change on purpose, `npm run goldens` plays them anew, and the
 * difference is looked at before it is committed.
 */
const FOLDER = join(import.meta.dirname, 'games');

const files = readdirSync(FOLDER).sort((a, b) => (a < b ? -1 : 1));
const read = (file: string): Golden => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Golden;

test('every planned game is kept, and there are at least 20', () => {
  expect(files).toEqual(goldenPlans().map(({ name }) => `${name}.json`));
  expect(files.length).toBeGreaterThanOrEqual(20);
});

test('every number of players, every variant, campaigns, common decks and Opponent Play are among them', () => {
  const setups = files.map((file) => read(file).setup);
  expect(new Set(setups.map(({ seats }) => seats.length))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(new Set(setups.flatMap(({ variants = [] }) => variants))).toEqual(new Set(VARIANTS));
  for (const way of ['campaign', 'commonDeck', 'opponents'] as const)
    expect(setups.some((setup) => setup[way] !== undefined)).toBe(true);
});

describe('a finished game is played again to the same end', () => {
  for (const file of files) {
    test(file, () => {
      const golden = read(file);
      const end = replayGolden(golden);
      if (typeof end === 'string') throw new Error(end);
      expect(end.outcome).toEqual(golden.outcome);
      expect(hashOf(end)).toBe(golden.hash);
    });
  }
});

test('a game that ends otherwise is seen', () => {
  const golden = read(files[0] ?? '');
  const shorter = replayGolden({ ...golden, answers: golden.answers.slice(0, -1) });
  expect(typeof shorter === 'string' || hashOf(shorter) === golden.hash).toBe(false);
  const [seat, ...answer] = golden.answers[3] ?? [0];
  const stranger = golden.answers.with(3, [seat + 1, ...answer]);
  expect(replayGolden({ ...golden, answers: stranger })).toBe('answer 4 is refused: notYourDecision');
});
