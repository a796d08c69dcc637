import { afterEach, expect, test } from 'vitest';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Alloces Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['alloces'] }).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('Good Persons of Strength 4 or less cannot attack, team mates’ neither', () => {
  const game = scene({
    seats: [{ play: ['gabriel', 'nuriel', 'dumah'] }, { play: ['haniel', 'uriel'] }],
    opponents: ['alloces'],
  });
  expect(game.run(actionPhase()).options).toEqual(['gabriel attacks alloces', 'end']);
  game.answer('end').run(actionPhase(1));
  expect(game.options).toEqual(['uriel attacks alloces', 'end']);
  game.answer('end');
});

test('printed Strength is what counts, and their abilities can be used', () => {
  const game = scene({
    seats: [{ play: ['haniel', 'courage on haniel', 'gabriel', 'despair on gabriel'] }],
    opponents: ['alloces', 'camael of 0'],
    opponentDeck: ['wrath'],
  }).run(actionPhase());
  expect(game.strength('haniel')).toBe(4 + 3);
  expect(game.options).toEqual([
    'use haniel',
    'use gabriel',
    'gabriel attacks alloces',
    'gabriel attacks camael',
    'end',
  ]);
  game.answer('end');
});

test('Lured Angels attack as ever, and so do all when he has fallen', () => {
  const game = scene({ seats: [{ play: ['michael', 'nuriel'] }], opponents: ['alloces', 'camael of 0'] });
  game.run(actionPhase()).answer('michael attacks alloces');
  expect(game.options).toEqual(['nuriel attacks camael', 'end']);
  game.answer('end').run(cleanUp);
  game.answer('decline');
  expect(game.card('nuriel')).toMatchObject({ side: 'opponent', lured: true });
});
