import { afterEach, expect, test } from 'vitest';
import { like, withCards, withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ithuriel: 4, nuriel: 4 });

test('whom he attacks does not Lure Astray any more; others do', () => {
  const game = scene(
    {
      seats: [{ play: ['ithuriel', 'camael'] }],
      opponents: ['michael of 0', 'nuriel of 0'],
    },
    content,
  ).run(actionPhase());
  game.answers('ithuriel attacks michael', 'end').run(cleanUp);
  game.answer('choose camael');
  expect(game.discard(0)).toEqual(['camael']);
  expect(game.card('ithuriel')).toMatchObject({ side: 'opponent', lured: true });
});

test('so it stays when turn and round are over and Ithuriel is gone', () => {
  const game = scene(
    {
      seats: [{ play: ['ithuriel', 'raphael'] }],
      opponents: ['michael of 0'],
    },
    content,
  ).run(actionPhase());
  game.answers('ithuriel attacks michael', 'end').run(cleanUp);
  expect(game.discard(0)).toEqual(['ithuriel']);
  game.play().answer('end');
  expect(game.discard(0)).toEqual(['ithuriel', 'raphael']);
});

test('it loses every spoken ability, and keeps the others', () => {
  const strong = {
    kind: 'constant',
    affects: { is: 'self' },
    gives: { change: 'strength', add: 3 },
  } as const;
  const speaking = withStrengths(
    { ithuriel: 4 },
    withCards(
      like('person', 'satan', {
        id: 'test:speaker',
        strength: 8,
        abilities: [{ ...strong, spoken: true }, strong],
      }),
    ),
  );
  const game = scene({ seats: [{ play: ['ithuriel'] }], opponents: ['test:speaker'] }, speaking);
  expect(game.strength('test:speaker')).toBe(8 + 3 + 3);
  game.run(actionPhase()).answer('ithuriel attacks speaker');
  expect(game.strength('test:speaker')).toBe(8 + 3);
});

test('an attack on what a Person carries unmasks nobody', () => {
  const game = scene(
    {
      seats: [{ play: ['ithuriel'] }],
      opponents: ['michael of 0', 'black-blade on michael'],
    },
    content,
  ).run(actionPhase());
  game.answer('ithuriel attacks black-blade');
  expect(game.table.lasting).toEqual([]);
  game.run(cleanUp);
  expect(game.card('ithuriel')).toMatchObject({ side: 'opponent', lured: true });
});
