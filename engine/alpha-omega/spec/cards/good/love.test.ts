import { afterEach, expect, test } from 'vitest';
import { cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('on a team mate’s Person it lasts until the player who played it plays again', () => {
  const game = scene({
    seats: [{ hand: ['love'] }, { play: ['camael'] }],
    opponents: ['abigor'],
  }).run(playPhase());
  game.answer('play love on camael').run(playPhase(1), cleanUp);
  expect([game.discard(0), game.discard(1)]).toEqual([['love'], ['camael']]);
});

test('when it is over the Person can be Lured again', () => {
  const game = scene({ seats: [{ hand: ['love'], play: ['camael'] }], opponents: ['abigor'] });
  game.run(playPhase()).answer('play love on camael').run(playPhase(), cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('it takes no damage away', () => {
  const game = scene({ seats: [{ play: ['michael', 'love on michael'] }], opponents: ['agares'] });
  expect(game.run(cleanUp).left('michael')).toBe(2);
});
