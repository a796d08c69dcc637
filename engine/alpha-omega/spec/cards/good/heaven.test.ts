import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, drawPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ satan: 8 });

test('Heaven gone, the Draw Phase is 1 card again', () => {
  const game = scene(
    { seats: [{ play: ['heaven'], deck: ['love', 'love', 'love'] }], opponents: ['satan'] },
    content,
  );
  game.run(drawPhase());
  expect(game.hand(0)).toHaveLength(2);
  game.run(cleanUp, drawPhase());
  expect(game.discard(0)).toEqual(['heaven']);
  expect(game.hand(0)).toHaveLength(3);
});

test('a second Heaven in its place gives its player 2 cards, and the Draw Phase stays 2', () => {
  const deck = ['love', 'love', 'love', 'love', 'love'];
  const game = scene({ seats: [{ play: ['heaven'] }, { hand: ['heaven'], deck }] });
  game.run(playPhase(1)).answer('play heaven');
  expect(game.hand(1)).toHaveLength(2);
  game.run(drawPhase(1));
  expect(game.hand(1)).toHaveLength(4);
});

test('a Place does not count in the balance', () => {
  expect(scene({ seats: [{ play: ['heaven'] }] }).balance).toBe(0);
});
