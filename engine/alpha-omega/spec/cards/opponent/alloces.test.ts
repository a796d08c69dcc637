import { afterEach, expect, test } from 'vitest';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Alloces Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['alloces'] }).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('Good Persons of Strength 5 or less cannot attack, team mates’ neither', () => {
  const game = scene({
    seats: [{ play: ['raphael', 'gabriel', 'ambriel'] }, { play: ['metatron', 'uriel'] }],
    opponents: ['alloces'],
  });
  expect(game.run(actionPhase()).options).toEqual(['raphael attacks alloces', 'end']);
  game.answer('end').run(actionPhase(1));
  expect(game.options).toEqual(['uriel attacks alloces', 'end']);
  game.answer('end');
});

test('printed Strength is what counts, and their abilities can be used', () => {
  const game = scene({
    seats: [{ play: ['gabriel', 'courage on gabriel', 'raphael', 'despair on raphael'] }],
    opponents: ['alloces', 'camael of 0'],
    opponentDeck: ['wrath'],
  }).run(actionPhase());
  expect([game.strength('gabriel'), game.strength('raphael')]).toEqual([5 + 3, 6 - 2]);
  expect(game.options).toEqual(['use gabriel', 'raphael attacks alloces', 'raphael attacks camael', 'end']);
  game.answer('end');
});

test('Lured Angels attack as ever, and so do all when he has fallen', () => {
  const game = scene({ seats: [{ play: ['michael', 'camael'] }], opponents: ['alloces', 'ambriel of 0'] });
  game.run(actionPhase()).answer('michael attacks alloces');
  expect(game.options).toEqual(['camael attacks ambriel', 'end']);
  game.answer('end').run(cleanUp);
  game.answer('decline');
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});
