import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4 });

test('Agares Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['agares'] }, content).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('when he enters play every Good card takes 2 damage, armour that of its bearer; Opponents none', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'heavenly-armor on michael', 'heaven'] }, { play: ['raphael'] }],
      opponents: ['ganga acted'],
      opponentDeck: ['agares'],
    },
    content,
  ).run(opponentPhase());
  // Then he attacks the weakest card: of the Armour 2 for Michael, 2 of its own and his 5.
  expect(game.discard(0)).toEqual(['heavenly-armor']);
  expect(['michael', 'raphael', 'heaven', 'ganga'].map((name) => game.left(name))).toEqual([7, 4, 6, 4]);
});

test('whoever falls in the earthquake is Lured; his later attacks shake nothing', () => {
  const game = scene(
    {
      seats: [{ play: ['camael damaged 2', 'michael'] }],
      opponentDeck: ['agares'],
    },
    content,
  ).run(opponentPhase());
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
  // 7, of which 2 are gone, and none to his 5: Michael has fallen too.
  expect(game.inPlay('good')).toEqual([]);
});

test('fallen or raised, he shakes the earth as well', () => {
  const game = scene(
    {
      seats: [{ play: ['michael'] }],
      opponentDeck: ['satan-lures-angels', 'agares'],
      dice: [1],
    },
    content,
  ).run(opponentPhase());
  expect(game.left('michael')).toBe(5);
});
