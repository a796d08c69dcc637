import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { withHumans } from '../../../testing/humans.ts';
import { actionPhase, cleanUp, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ nuriel: 4, flaga: 3, satan: 8 }, withHumans);

test('Satan Lures Astray', () => {
  const game = scene({ seats: [{ play: ['michael acted'] }], opponents: ['satan'] }, content).run(cleanUp);
  expect(game.card('michael')).toMatchObject({ side: 'opponent', lured: true });
});

test('every magic user among the Opponents has 1 more Strength; Satan is none himself', () => {
  const game = scene({ opponents: ['satan', 'elymas', 'jezebel'] }, content);
  expect(['satan', 'elymas', 'jezebel'].map((name) => game.strength(name))).toEqual([8, 4, 3]);
});

test('it ends when he is defeated', () => {
  const game = scene({ seats: [{ play: ['azrael'] }], opponents: ['satan', 'flaga'] }, content).run(
    actionPhase(),
  );
  expect(game.answer('azrael attacks satan').strength('flaga')).toBe(4);
});

test('at the beginning of every turn he accuses the strongest Good Person, who takes 2 damage', () => {
  const game = scene(
    {
      seats: [{ play: ['michael damaged 2', 'heaven'] }, { play: ['uriel', 'camael'] }],
      opponents: ['satan acted'],
    },
    content,
  ).run(turn(0));
  expect(['michael', 'uriel', 'camael', 'heaven'].map((name) => game.left(name))).toEqual([5, 4, 4, 8]);
  game.answer('end').run(turn(1));
  expect([game.left('michael'), game.left('uriel')]).toEqual([3, 4]);
  game.answer('end');
});

test('equally strong ones: the player of the turn says whom; who falls of it is Lured', () => {
  const game = scene(
    {
      seats: [{ play: ['camael damaged 2'] }, { play: ['nuriel damaged 2'] }],
      opponents: ['satan acted'],
    },
    content,
  ).run(turn(1));
  expect([game.askedSeat, game.options]).toEqual([1, ['choose camael', 'choose nuriel']]);
  game.answer('choose camael');
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
  game.answer('end');
});

test('Dumah stops the accuser’s mouth', () => {
  const game = scene({ seats: [{ play: ['michael', 'dumah'] }], opponents: ['satan acted'] }, content).run(
    turn(),
  );
  expect(game.answer('end').left('michael')).toBe(7);
});
