import { describe, expect, test } from 'vitest';
import { LAWS } from './laws.ts';
import { PLANTED } from './planted.ts';
import { tryLaws } from './try-laws.ts';

/** A fault is met within so many games. */
const GAMES = 1000;

describe('a law sees the fault it is there for', () => {
  test.each(PLANTED.map(([law, ruleset]) => [law.name, law, ruleset] as const))('%s', (_, law, ruleset) => {
    let breaches = 0;
    for (let game = 0; game < GAMES && breaches === 0; game += 1)
      breaches = tryLaws({ seed: 'planted', game, laws: [law], ruleset }).breaches.length;
    expect(breaches).toBe(1);
  });

  test('and every law has one', () => {
    const planted = PLANTED.map(([{ name }]) => name);
    expect(LAWS.map(({ name }) => name).filter((name) => !planted.includes(name))).toEqual([]);
  });
});
