import { afterEach, expect, test } from 'vitest';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Camael deals 7 to an Item and 4 to the Person that carries it', () => {
  const game = scene({ seats: [{ play: ['camael'] }], opponents: ['satan', 'black-blade on satan'] });
  expect(game.attack('camael', 'black-blade')).toBe(7);
  expect(game.attack('camael', 'satan')).toBe(4);
});

test('Camael deals 7 to a Place', () => {
  const game = scene({ seats: [{ play: ['camael', 'heaven damaged 1'] }] }).run(actionPhase());
  game.answer('camael attacks heaven');
  expect(game.discard(0)).toEqual(['heaven']);
});

test('the 3 do not count in the balance, and fallen he deals 4 to Items too', () => {
  const good = scene({ seats: [{ play: ['camael', 'heaven'] }] });
  expect(good.balance).toBe(4);
  const fallen = scene({
    seats: [{ play: ['michael', 'heavenly-armor on michael'] }],
    opponents: ['camael of 0'],
  }).run(cleanUp);
  expect(fallen.left('heavenly-armor')).toBe(1);
});
