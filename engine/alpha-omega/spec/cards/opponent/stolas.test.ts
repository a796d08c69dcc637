import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ stolas: 4 });

test('Stolas Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['stolas'] }, content).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('he attacks Good Persons that have acted before anything else, and deals them 2 more damage', () => {
  const game = scene(
    {
      seats: [{ play: ['camael', 'azrael', 'michael acted', 'flaming-sword on camael'] }],
      opponents: ['stolas'],
    },
    content,
  ).run(cleanUp);
  expect(game.discard(0)).toEqual([]);
  expect([game.left('michael'), game.left('azrael'), game.left('camael')]).toEqual([7 - 6, 7, 4]);
});

test('whoever rested is attacked as ever, and with no more than his Strength', () => {
  const game = scene({ seats: [{ play: ['azrael', 'michael'] }], opponents: ['stolas'] }, content).run(
    cleanUp,
  );
  game.answer('choose azrael').answer('decline');
  expect(game.left('azrael')).toBe(3);
  expect(game.strength('stolas')).toBe(4);
});

test('he is a magic user', () => {
  expect(scene({ opponents: ['stolas', 'asmodee'] }, content).strength('stolas')).toBe(5);
});
