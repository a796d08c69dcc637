import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ ganga: 4 });

test('Opponent Persons and their Items have 2 less Strength each, in attack and balance', () => {
  const game = scene({ seats: [{ play: ['uriel'] }], opponents: ['ganga', 'black-blade on ganga'] }, content);
  expect([game.strength('ganga'), game.strength('black-blade')]).toEqual([2, 1]);
  expect(game.attack('ganga', 'uriel')).toBe(3);
  expect(game.balance).toBe(6 - 2 - 1);
});

test('those who were Lured as well; a Lured Player’s cards are not Opponent cards', () => {
  const game = scene({
    seats: [{ play: ['uriel'] }, { play: ['michael'], lured: 1 }],
    opponents: ['camael of 0'],
  });
  expect([game.strength('camael'), game.strength('michael')]).toEqual([2, 7]);
});

test('it ends with Uriel’s fall, and fallen he weakens nobody', () => {
  const game = scene({ seats: [{ play: ['uriel damaged 5 acted'] }], opponents: ['ganga'] }, content).run(
    cleanUp,
  );
  expect([game.strength('ganga'), game.strength('uriel')]).toEqual([4, 6]);
});
