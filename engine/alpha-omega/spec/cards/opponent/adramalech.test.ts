import { afterEach, expect, test } from 'vitest';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Adramalech Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['adramalech'] }).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('Opponent Items cannot be attacked while he is in play', () => {
  const game = scene({
    seats: [{ play: ['michael', 'azrael'] }],
    opponents: ['adramalech', 'black-blade on adramalech'],
  }).run(actionPhase());
  expect(game.options).toEqual(['michael attacks adramalech', 'azrael attacks adramalech', 'end']);
  game.answer('michael attacks adramalech');
  expect(game.options).toEqual(['azrael attacks black-blade', 'end']);
  game.answer('end');
});

test('so with the Items that Lured Angels carry; Good Items on the Good side are attacked as ever', () => {
  const game = scene({
    seats: [{ play: ['michael', 'flaming-sword on michael'] }],
    opponents: ['adramalech', 'camael of 0 acted', 'heavenly-armor on camael of 0'],
  }).run(actionPhase());
  expect(game.options).toEqual(['michael attacks adramalech', 'michael attacks camael', 'end']);
  game.answer('end').run(cleanUp);
  expect(game.discard(0)).toEqual(['flaming-sword']);
});
