import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { withHumans } from '../../../testing/humans.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, flaga: 3, ganga: 4, leonard: 5 }, withHumans);

test('Flaga is a magic user and strengthens himself, to Lure Astray with 1 more', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['flaga'] }, content).run(cleanUp);
  expect(game.strength('flaga')).toBe(4);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('every other magic user among the Opponents has 1 more Strength as well', () => {
  const game = scene({ opponents: ['flaga', 'leonard', 'elymas', 'agares'] }, content);
  expect([game.strength('flaga'), game.strength('leonard'), game.strength('elymas')]).toEqual([5, 7, 5]);
  expect(game.strength('agares')).toBe(5);
});

test('it gives no hit points', () => {
  const game = scene({ seats: [{ play: ['dumah'] }], opponents: ['flaga'] }, content).run(actionPhase());
  expect(game.answer('dumah attacks flaga').discard('opponent')).toEqual(['flaga']);
});

test('while another Opponent Person is in play, Flaga cannot be attacked; an Item or a Place does not hide him', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'azrael'] }],
      opponents: ['flaga', 'ganga', 'pandemonium', 'black-blade on flaga'],
    },
    content,
  ).run(actionPhase());
  expect(game.options).not.toContain('michael attacks flaga');
  game.answer('michael attacks ganga');
  expect(game.options).toContain('azrael attacks flaga');
  game.answer('azrael attacks flaga');
  expect(game.discard('opponent')).toEqual(['ganga', 'flaga']);
});

test('a Lured Angel hides him too, and what is no attack finds him', () => {
  const game = scene({ seats: [{ play: ['puriel'] }], opponents: ['flaga', 'camael of 0'] }, content);
  game.run(actionPhase());
  expect(game.options).toEqual(['use puriel', 'puriel attacks camael', 'end']);
  game.answers('use puriel', 'choose flaga', 'end');
  expect(game.discard('opponent')).toEqual(['flaga']);
});
