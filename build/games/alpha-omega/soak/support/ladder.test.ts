import { expect, test } from 'vitest';
import { FIGURES } from '../../../../../engine/alpha-omega/beyond/levels/figures.ts';
import type { MeasuredCell } from '../../../../../engine/alpha-omega/beyond/levels/measured.ts';
import { LEVEL_IDS, type LevelId } from '../../../../../engine/alpha-omega/index.ts';
import { sampleOf } from '../../../../../engine/kernel/testing/sample.ts';
import { simulated } from './games.ts';
import { disorderIn, keyOf, lineOf, missesOf, type LadderBot } from './ladder.ts';

/** A sample of `npm run soak balance`: so many games of a level, the better player's fewer since they take longer. */
const GAMES = { steady: 40, thoughtful: 10 } as const satisfies Readonly<Record<LadderBot, number>>;

async function wonAt(level: LevelId, players: number, bot: LadderBot): Promise<number> {
  const line = lineOf({ level, players, bot });
  const { report } = await simulated(line, GAMES[bot], 'rungs', { workers: 1 });
  return report.good.games / GAMES[bot];
}

async function beginnersFall(players: number): Promise<void> {
  const won = await Promise.all(LEVEL_IDS.map((level) => wonAt(level, players, 'steady')));
  const [first, pilgrim, shepherd, standard, narrow] = won as [number, number, number, number, number];
  expect(won).toEqual(won.toSorted((a, b) => b - a));
  expect(first).toBeGreaterThan(pilgrim);
  expect(pilgrim).toBeGreaterThan(shepherd);
  expect(shepherd).toBeGreaterThan(standard);
  // Standard itself is hardly won by a beginner: below it there is little left to fall.
  expect(narrow).toBeLessThanOrEqual(standard);
}

async function goodPlayersFall(): Promise<void> {
  const won = await Promise.all(
    (['firstBattle', 'standard', 'narrowWay'] as const).map((level) => wonAt(level, 1, 'thoughtful')),
  );
  const [gentle, standard, narrow] = won as [number, number, number];
  expect(gentle).toBeGreaterThan(standard);
  expect(standard).toBeGreaterThan(narrow);
}

/** What is measured, of which each run of all tests measures one. */
const MEASURED: readonly (readonly [string, () => Promise<void>])[] = [
  ['a beginner wins less often from level to level, alone', () => beginnersFall(1)],
  ['a beginner wins less often from level to level, four at the table', () => beginnersFall(4)],
  [
    'a good player wins oftener at the gentlest level than at Standard, and hardly ever in the Narrow Way',
    goodPlayersFall,
  ],
];

test.each(sampleOf(MEASURED, MEASURED.length))('%s', (_, measured) => measured());

test('the kept figures fall from level to level, and are of the levels as they are', () => {
  expect(disorderIn(FIGURES)).toEqual([]);
  for (const cell of FIGURES)
    expect(cell.key, `${cell.level} was changed: run \`npm run soak balance\``).toBe(keyOf(cell));
});

test('a cell that is won too often, too seldom, or is over too soon is told', () => {
  const cell: Omit<MeasuredCell, 'won'> = {
    level: 'pilgrim',
    players: 1,
    bot: 'thoughtful',
    games: 100,
    rounds: 9,
    key: '',
    seed: '',
    commit: '',
  };
  expect(missesOf({ ...cell, won: 90 })).toEqual([]);
  expect(missesOf({ ...cell, won: 99 })).toEqual(['pilgrim, 1 players, thoughtful: wins 99.0 %']);
  expect(missesOf({ ...cell, won: 90, rounds: 5 })).toHaveLength(1);
  // With four and more a round is so many turns.
  expect(missesOf({ ...cell, players: 4, won: 90, rounds: 6 })).toEqual([]);
});

test('levels out of order are told', () => {
  const of = (level: LevelId, won: number) => {
    const cell = { level, players: 1, bot: 'steady' } as const;
    return { ...cell, games: 100, won, rounds: 9, key: keyOf(cell), seed: '', commit: '' };
  };
  expect(disorderIn([of('pilgrim', 60), of('shepherd', 30)])).toEqual([]);
  expect(disorderIn([of('pilgrim', 30), of('shepherd', 60)])).toHaveLength(1);
});
