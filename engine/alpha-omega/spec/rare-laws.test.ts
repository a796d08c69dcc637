import { beforeAll, describe, expect, test } from 'vitest';
import { LAWS } from '../testing/laws/laws.ts';
import { together, type Tried, UNTRIED } from '../../kernel/testing/tried.ts';
import { tryLaws } from '../testing/laws/try-laws.ts';
import { trialOf } from '../testing/random-games.ts';

/*
 * A sample of `npm run soak laws`: what must hold in every game, over games whose players take the rarest options. A
 * failure names its game: RARE_SEED=… RARE_GAMES=1 plays that one alone.
 */
const TRIAL = trialOf('RARE', 400, 'spec/rare-laws');

describe(`laws, over ${String(TRIAL.games)} games in every way of playing, biased to what is rarest`, () => {
  let tried: Tried = UNTRIED;
  beforeAll(() => {
    for (let game = TRIAL.first; game < TRIAL.first + TRIAL.games; game += 1)
      tried = together(tried, tryLaws({ seed: 'sample', game }));
  });

  test.each(LAWS.map(({ name }) => name))('%s', (law) => {
    const found = tried.breaches
      .filter((breach) => breach.law === law)
      .map(
        ({ game, answers, words }) =>
          `after ${String(answers)} answers: ${words}; again with: ${TRIAL.again(game)}`,
      );
    expect(found).toEqual([]);
    // A law that is never looked at holds as well; one game alone may not come by it.
    if (TRIAL.games > 1) expect(tried.checks[law]).toBeGreaterThan(0);
  });
});
