import { expect, test } from 'vitest';
import { keyOfPlayed, PLAYED, playedByBots } from './key.ts';

test('the bots play as they did when their games were measured', () => {
  expect(
    playedByBots(),
    'put this into key.ts, and run `npm run soak` balance, journey and objectives: other games are played now',
  ).toBe(PLAYED);
});

test('what is played in another way has another key', () => {
  const lines = [
    '--level pilgrim --players 1',
    '--level pilgrim --players 2',
    '--level shepherd --players 1',
  ];
  expect(new Set(lines.map(keyOfPlayed)).size).toBe(lines.length);
});
