import { afterEach, expect, test } from 'vitest';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('Alloces Lures Astray, and every Good Person but his target takes 1 damage, Items and Places none', () => {
  const game = scene({
    seats: [
      { play: ['camael damaged 3 acted', 'heaven'] },
      { play: ['raphael', 'seven-lamps-of-god on raphael'] },
    ],
    opponents: ['alloces', 'ganga acted'],
  }).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
  expect([game.left('raphael'), game.left('seven-lamps-of-god'), game.left('heaven')]).toEqual([5, 4, 8]);
  expect([game.left('alloces'), game.left('ganga')]).toEqual([6, 4]);
});

test('whoever falls of the 1 damage he has defeated too', () => {
  const game = scene({
    seats: [{ play: ['camael damaged 3 acted', 'zerachiel damaged 3 acted'] }],
    opponents: ['alloces'],
  }).run(cleanUp);
  game.answer('choose camael');
  expect(game.inPlay('opponent')).toEqual(['alloces', 'camael', 'zerachiel']);
});

test('attacking an Item he spares no Person', () => {
  const game = scene({
    seats: [{ play: ['raphael', 'flaming-sword on raphael'] }],
    opponents: ['alloces'],
  }).run(cleanUp);
  expect([game.discard(0), game.left('raphael')]).toEqual([['flaming-sword'], 5]);
});

test('his target is who takes the attack in the end; a blocked attack is none', () => {
  const taken = scene({ seats: [{ play: ['michael', 'pahaliah'] }], opponents: ['alloces'] }).run(cleanUp);
  taken.answer('use michael');
  expect([taken.left('michael'), taken.left('pahaliah')]).toEqual([1, 2]);
  const blocked = scene({ seats: [{ play: ['zadkiel', 'raphael'] }], opponents: ['alloces'] }).run(cleanUp);
  blocked.answer('use zadkiel');
  expect([blocked.left('zadkiel'), blocked.left('raphael')]).toEqual([4, 6]);
});
