import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ nuriel: 4, ukobach: 3 });

const objective = 'faithful-unto-death';

test('as each round begins an Opponent card is drawn and acts', () => {
  const seats = [{ play: ['azrael'] }, {}];
  const game = scene(
    {
      objective,
      seats,
      opponentDeck: ['ukobach', 'scales-of-leviathan', 'black-blade', 'envy'],
    },
    content,
  ).play();
  expect([game.left('azrael'), game.table.opponentPile.deck.length]).toEqual([4, 2]);
  game.run();
});

test('a Good Person that is defeated is not Lured, and every Good player draws a card', () => {
  const deck = ['love', 'hope'];
  const seats = [{ deck }, { play: ['nuriel', 'heavenly-armor on nuriel damaged 4'], deck }];
  const game = scene({ objective, seats, opponents: ['flaga', 'ganga'] }, content).run(cleanUp);
  expect(game.discard(1)).toEqual(['heavenly-armor', 'nuriel']);
  expect([game.hand(0), game.hand(1)]).toEqual([['love'], ['love']]);
});

test.each([
  ['nobody in round 1', [], 1, undefined],
  ['nobody in round 2', [], 2, 'objectiveFailed'],
  ['a Place alone', ['heaven'], 2, 'objectiveFailed'],
  ['somebody in round 9', ['dumah'], 9, undefined],
  ['somebody in round 10', ['dumah'], 10, 'objectiveFulfilled'],
] as const)('won or lost at a Strength Check: %s', (_, play, round, reason) => {
  const game = scene({ objective, seats: [{ play }], opponents: ['ganga'], round }, content).run(
    ...strengthCheck,
  );
  expect(game.table.outcome?.reason).toBe(reason);
});
