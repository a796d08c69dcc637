import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4, satan: 8 });

test('its player draws 3 cards, and from every Good Person 3 damage is removed', () => {
  const game = scene(
    {
      seats: [
        { hand: ['holy-trinity'], deck: ['love', 'love', 'love', 'love'], play: ['michael damaged 5'] },
        { deck: ['love'], play: ['camael damaged 1', 'flaming-sword on camael damaged 2'] },
      ],
      opponents: ['satan damaged 4'],
    },
    content,
  ).run(playPhase());
  game.answer('play holy-trinity');
  expect([game.hand(0).length, game.hand(1).length]).toEqual([3, 0]);
  expect([game.left('michael'), game.left('camael'), game.left('flaming-sword')]).toEqual([5, 4, 1]);
  expect(game.left('satan')).toBe(4);
});

test('every Good Person, later ones too, has 3 more Strength until the player’s next Play Phase', () => {
  const seats = [
    { hand: ['holy-trinity'], play: ['michael', 'flaming-sword on michael'] },
    { hand: ['uriel'] },
  ];
  const game = scene({ seats }).run(playPhase()).answer('play holy-trinity');
  game.run(playPhase(1)).answer('play uriel');
  expect([game.strength('michael'), game.strength('uriel')]).toEqual([10, 9]);
  expect(game.balance).toBe(10 + 9 + 4);
  game.run(playPhase(0));
  expect(game.balance).toBe(7 + 6 + 4);
  expect(game.discard(0)).toEqual(['holy-trinity']);
});

test('it gives no hit points', () => {
  const game = scene({ seats: [{ play: ['camael acted', 'holy-trinity'] }], opponents: ['ganga'] }, content);
  game.run(cleanUp);
  expect(game.card('camael')?.side).toBe('opponent');
  expect(game.strength('camael')).toBe(4);
});
