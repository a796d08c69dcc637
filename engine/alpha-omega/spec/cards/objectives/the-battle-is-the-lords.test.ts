import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ david: 6, michael: 10, azrael: 10, goliath: 12 });

const objective = 'the-battle-is-the-lords';

test('David and Goliath begin in play', () => {
  const game = scene({ objective, firstDraw: true }).run({ kind: 'objectiveSetUp' });
  expect([game.inPlay('good'), game.inPlay('opponent')]).toEqual([['david'], ['goliath']]);
});

test.each([
  ['with Goliath defeated', [], ['satan'], 3, 'objectiveFulfilled'],
  ['with Goliath there', [], ['goliath'], 11, undefined],
  ['with Goliath there in round 12', [], ['goliath'], 12, 'objectiveFailed'],
  ['with Goliath won over', ['goliath'], [], 3, 'objectiveFulfilled'],
] as const)('won or lost at a Strength Check: %s', (_, play, opponents, round, reason) => {
  const game = scene({ objective, seats: [{ play: ['azrael', ...play] }], opponents, round });
  expect(game.run(...strengthCheck).table.outcome?.reason).toBe(reason);
});

test('Goliath, defeated for the first time, stands up unhurt; the second time he stays down', () => {
  const seats = [{ play: ['michael', 'azrael', 'david'] }];
  const game = scene({ objective, seats, opponents: ['goliath damaged 6'] }, content);
  const strike = (by: string): void => void game.run(actionPhase()).answer(`${by} attacks goliath`);
  strike('michael');
  expect([game.inPlay('opponent'), game.left('goliath')]).toEqual([['goliath'], 12]);
  game.nextRound();
  strike('david');
  expect(game.left('goliath')).toBe(6);
  game.nextRound();
  strike('azrael');
  expect([game.inPlay('opponent'), game.discard('opponent')]).toEqual([[], ['goliath']]);
});

test('a blow takes 6 of his hit points at most, and no word alone defeats him', () => {
  const game = scene({ objective, seats: [{ play: ['eremiel', 'david'] }], opponents: ['goliath'] });
  game.run(actionPhase());
  expect(game.options).not.toContain('use eremiel');
  game.answer('david attacks goliath');
  expect(game.left('goliath')).toBe(6);
});

test('nobody brings Goliath over, while others of the Opponents are brought over', () => {
  const game = scene({
    objective,
    seats: [{ play: ['pahaliah'] }],
    opponents: ['goliath', 'witch-of-endor'],
  });
  game.run(actionPhase());
  expect(game.options.filter((option) => option.startsWith('use'))).toEqual(['use pahaliah']);
  game.answer('use pahaliah');
  expect([game.inPlay('good'), game.inPlay('opponent')]).toEqual([
    ['pahaliah', 'witch-of-endor'],
    ['goliath'],
  ]);
  game.answer('end');
  const alone = scene({ objective, seats: [{ play: ['pahaliah'] }], opponents: ['goliath'] });
  expect(alone.run(actionPhase()).options.filter((option) => option.startsWith('use'))).toEqual([]);
  alone.answer('end');
});

test('nobody attacks David in the first round, or while another Good Person is in play', () => {
  const left = (round: number, ...play: readonly string[]): number | undefined =>
    scene({ objective, round, seats: [{ play }], opponents: ['goliath'] }, content)
      .run(cleanUp)
      .left('david');
  expect([left(1, 'david'), left(2, 'david', 'michael'), left(2, 'david')]).toEqual([6, 6, undefined]);
});
