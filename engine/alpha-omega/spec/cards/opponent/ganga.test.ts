import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { withHumans } from '../../../testing/humans.ts';
import { cleanUp, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ flaga: 3, ganga: 4 }, withHumans);

test('Ganga Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['ganga'] }, content).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('every magic user among the Opponents has 1 more Strength; Ganga is none', () => {
  const game = scene({ opponents: ['ganga', 'elymas', 'jezebel'] }, content);
  expect(['ganga', 'elymas', 'jezebel'].map((name) => game.strength(name))).toEqual([4, 4, 3]);
});

test('it adds to what others give', () => {
  expect(scene({ opponents: ['ganga', 'satan', 'flaga'] }, content).strength('flaga')).toBe(3 + 1 + 1 + 1);
});

test('at the beginning of every turn each damaged Good Person takes 1 damage', () => {
  const game = scene(
    {
      seats: [
        { play: ['michael damaged 1', 'heaven damaged 1'] },
        { play: ['uriel', 'raphael damaged 3', 'heavenly-armor on uriel damaged 2'] },
      ],
      opponents: ['ganga acted'],
    },
    content,
  );
  const left = (): unknown =>
    ['michael', 'raphael', 'uriel', 'heaven', 'heavenly-armor', 'ganga'].map((name) => game.left(name));
  game.run(turn(1));
  game.answer('end');
  expect(left()).toEqual([5, 2, 6, 7, 3, 4]);
});

test('whoever bleeds to the end is Lured', () => {
  const game = scene({ seats: [{ play: ['michael damaged 6'] }], opponents: ['ganga acted'] }, content).run(
    turn(),
  );
  expect(game.card('michael')).toMatchObject({ side: 'opponent', lured: true });
});
