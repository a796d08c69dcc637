import { afterEach, expect, test } from 'vitest';
import { alphaOmega } from '../../../ruleset.ts';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, drawPhase, opponentPhase, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, satan: 8 });

const objective = 'get-thee-hence-satan';

test('Satan begins in play', () => {
  const game = scene({ objective, opponentDeck: ['satan'], firstDraw: true }, content).run({
    kind: 'objectiveSetUp',
  });
  expect(game.inPlay('opponent')).toEqual(['satan']);
});

test('for 4 rounds nobody draws in the Draw Phase, but for what a card gives', () => {
  const deck = ['love', 'hope', 'faith'];
  const drawn = (round: number, ...play: readonly string[]): readonly string[] => {
    const game = scene({ objective, seats: [{ play }, { deck }], round }, content);
    return game.run(drawPhase(1)).hand(1);
  };
  expect(drawn(4)).toEqual([]);
  expect(drawn(4, 'heaven')).toEqual(['love']);
  expect(drawn(5)).toEqual(['love']);
});

test('nor does another Opponent come', () => {
  const came = (round: number): readonly string[] =>
    scene({ objective, opponents: ['satan'], opponentDeck: ['agares'], round }, content)
      .run(opponentPhase())
      .inPlay('opponent');
  expect([came(4), came(5)]).toEqual([['satan'], ['satan', 'agares']]);
});

test('and whoever looks is told beforehand which card takes the draw', () => {
  const takenBy = (round: number, ...play: readonly string[]): boolean => {
    const { state } = scene({ objective, seats: [{ play }, { deck: ['love'] }], round }, content);
    const { drawTakenBy, objective: card } = alphaOmega.view(state, content, [1]);
    return drawTakenBy === card.id;
  };
  expect([takenBy(4), takenBy(4, 'heaven'), takenBy(5)]).toEqual([true, false, false]);
});

test.each([
  [4, false],
  [5, true],
] as const)('Satan can be attacked from round 5 on: round %i', (round, can) => {
  const game = scene({ objective, round, seats: [{ play: ['azrael'] }], opponents: ['satan'] }, content);
  game.run(actionPhase());
  expect(game.options.includes('azrael attacks satan')).toBe(can);
  game.run();
});

test('one blow takes 6 of his hit points at most, and no word alone defeats him', () => {
  const game = scene({
    ...{ objective, round: 5, opponents: ['satan'] },
    seats: [{ play: ['eremiel', 'azrael'] }],
  });
  game.run(actionPhase());
  expect(game.options).not.toContain('use eremiel');
  const whole = game.left('satan') ?? 0;
  game.answer('azrael attacks satan');
  expect(game.left('satan')).toBe(whole - 6);
  game.answer('end');
});

test('won at a Strength Check when he is not in play', () => {
  const judged = (opponents: readonly string[]): unknown =>
    scene({ objective, seats: [{ play: ['azrael'] }], opponents }, content).run(...strengthCheck).table
      .outcome?.reason;
  expect(judged(['agares'])).toBe('objectiveFulfilled');
  expect(judged(['satan'])).toBeUndefined();
});
