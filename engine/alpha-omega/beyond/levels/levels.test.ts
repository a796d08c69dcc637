import { expect, test } from 'vitest';
import { FIGURES } from './figures.ts';
import { campaignOf, LEVEL_IDS, levelOf, LEVELS, rulesOfLevel } from './levels.ts';
import { newcomersRounds, newcomersWin } from './odds-of-level.ts';

const PLAYERS = [1, 2, 3, 4, 5, 6];
const seatsOf = (players: number) => Array.from({ length: players }, () => ({ name: '', deck: [] }));

test('every level is found again by how it is played, with any number of players', () => {
  for (const players of PLAYERS)
    for (const id of LEVEL_IDS)
      expect(levelOf({ ...rulesOfLevel(id, players), seats: seatsOf(players) })).toBe(id);
  expect(levelOf({ variants: ['extended'], seats: seatsOf(1) })).toBeNull();
});

test('a campaign is found again by how its level plays one', () => {
  for (const players of PLAYERS) {
    const ways = rulesOfLevel('pilgrim', players);
    const variants = campaignOf('pilgrim', players)?.variants ?? ways.variants;
    const played = { ...ways, variants, seats: seatsOf(players) };
    expect(levelOf({ ...played, campaign: ['starter:ye-shall-be-as-gods'] })).toBe('pilgrim');
  }
  const two = { ...rulesOfLevel('pilgrim', 2), variants: ['fast'] as const, seats: seatsOf(2) };
  expect(levelOf(two)).toBeNull();
});

test('in a campaign more Opponents come with the Objectives, never fewer', () => {
  for (const { steps } of LEVELS)
    for (const { campaign } of steps) {
      const until = campaign?.early.map(({ objectives }) => objectives) ?? [];
      expect(until).toEqual(until.toSorted((a, b) => a - b));
    }
});

test('what is not ours helps in nothing but which cards are in the Opponent deck', () => {
  for (const { isOurs, steps } of LEVELS)
    for (const { assists } of steps)
      if (!isOurs) expect(assists.filter((assist) => !assist.endsWith('Deck'))).toEqual([]);
});

test('on the gentle levels nothing takes more than a third, and nobody is left without a Person to play', () => {
  for (const players of PLAYERS)
    for (const id of ['firstBattle', 'pilgrim'] as const)
      expect(rulesOfLevel(id, players).assists).toEqual(expect.arrayContaining(['thirdAtMost', 'newHand']));
});

test('how often newcomers win and how long that takes comes out of what was measured, and is nothing where nothing was', () => {
  for (const { level, players, bot, won, games, rounds } of FIGURES) {
    if (bot !== 'steady') continue;
    expect(newcomersWin(level, players)).toBe(won / games);
    expect(newcomersRounds(level, players)).toBe(rounds);
  }
  expect([newcomersWin('pilgrim', 99), newcomersRounds('pilgrim', 99)]).toEqual([null, null]);
});
