import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ nuriel: 4, 'black-blade': 4, pandemonium: 6, satan: 8 });

test('Adramalech Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['adramalech'] }, content).run(
    cleanUp,
  );
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('all damage to every other Opponent Person is 1 less, to himself, Items and Places it is not', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'azrael', 'jehudiel', 'raphael'] }],
      opponents: ['adramalech', 'satan', 'camael of 0', 'black-blade on satan', 'pandemonium'],
    },
    content,
  ).run(actionPhase());
  game.answers('michael attacks satan', 'azrael attacks pandemonium', 'jehudiel attacks black-blade');
  expect([game.left('satan'), game.card('black-blade'), game.card('pandemonium')]).toEqual([
    2,
    undefined,
    undefined,
  ]);
  game.answer('raphael attacks adramalech');
  expect(game.card('adramalech')).toBeUndefined();
});

test('a Lured Angel is an Opponent Person; a Good Person is none', () => {
  const game = scene({ seats: [{ play: ['nuriel'] }], opponents: ['adramalech', 'gabriel of 0'] }, content);
  game.run(actionPhase()).answer('nuriel attacks gabriel');
  expect(game.table.inPlay.find((card) => card.lured)?.damage).toBe(3);
});
