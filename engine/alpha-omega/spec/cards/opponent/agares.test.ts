import { afterEach, expect, test } from 'vitest';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Agares Lures Astray, and defeating a Good Person he loses all damage', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['agares damaged 4'] }).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
  expect(game.left('agares')).toBe(5);
});

test('also when the Person is discarded, shielded from being Lured', () => {
  const game = scene({ seats: [{ play: ['camael', 'love on camael'] }], opponents: ['agares damaged 4'] });
  expect(game.run(cleanUp).left('agares')).toBe(5);
});

test('not for a wound, an Item, or a Person that is saved', () => {
  const wound = scene({ seats: [{ play: ['michael'] }], opponents: ['agares damaged 4'] }).run(cleanUp);
  expect(wound.left('agares')).toBe(1);
  const item = scene({
    seats: [{ play: ['michael', 'flaming-sword on michael'] }],
    opponents: ['agares damaged 4'],
  }).run(cleanUp);
  expect([item.discard(0), item.left('agares')]).toEqual([['flaming-sword'], 1]);
  const saved = scene({ seats: [{ play: ['eremiel'] }], opponents: ['agares damaged 4'] }).run(cleanUp);
  expect(saved.answer('use eremiel').left('agares')).toBe(1);
});
