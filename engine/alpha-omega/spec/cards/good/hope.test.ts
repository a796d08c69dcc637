import { afterEach, expect, test } from 'vitest';
import { defeatBy } from '../../../actions/hit.ts';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ haniel: 4, nuriel: 4 });

test('a Person about to be defeated stays, undamaged, and Hope is gone', () => {
  const game = scene({
    seats: [{ play: ['camael damaged 2', 'hope on camael'] }],
    opponents: ['michael of 0'],
  }).run(cleanUp);
  expect([game.card('camael')?.side, game.left('camael')]).toEqual(['good', 4]);
  expect(game.discard(0)).toEqual(['hope']);
});

test('it hopes once', () => {
  const game = scene({
    seats: [{ play: ['camael', 'hope on camael'] }],
    opponents: ['michael of 0', 'gabriel of 0'],
  }).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('for its bearer alone, and not before it is needed', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'hope on raphael', 'camael damaged 3'] }],
      opponents: ['nuriel of 0', 'haniel of 0', 'david of 0 acted'],
    },
    content,
  ).run(cleanUp);
  expect(game.card('camael')?.side).toBe('opponent');
  expect([game.card('raphael')?.side, game.left('raphael')]).toEqual(['good', 6]);
  expect(game.discard(0)).toEqual(['hope']);
  const hurt = scene(
    {
      seats: [{ play: ['raphael', 'hope on raphael'] }],
      opponents: ['nuriel of 0'],
    },
    content,
  ).run(cleanUp);
  expect([hurt.left('raphael'), hurt.hostOf('hope')]).toEqual([2, 'raphael']);
});

test('also from a defeat that does not ask for hit points', () => {
  const game = scene({
    seats: [{ play: ['michael damaged 1', 'hope on michael'] }],
    opponents: ['azrael of 0'],
  });
  const card = game.card('michael')?.id ?? -1;
  game.run(defeatBy(game.look, game.card('azrael')?.id ?? -1, card, true));
  expect([game.card('michael')?.side, game.left('michael')]).toEqual(['good', 7]);
});

test('it is over in its player’s next Play Phase', () => {
  const game = scene({
    seats: [{ hand: ['hope'] }, { play: ['camael'] }],
    opponents: ['michael of 0'],
  }).run(playPhase());
  game.answer('play hope on camael').run(playPhase(1));
  expect(game.hostOf('hope')).toBe('camael');
  game.run(playPhase(), cleanUp);
  expect([game.discard(0), game.card('camael')?.side]).toEqual([['hope'], 'opponent']);
});

test('it is played on a Good Person, a team mate’s too, and on nothing else', () => {
  const game = scene({
    seats: [{ hand: ['hope'], play: ['camael', 'flaming-sword on camael'] }, { play: ['raphael', 'heaven'] }],
    opponents: ['dumah of 0'],
  }).run(playPhase());
  expect(game.options).toEqual(['play hope on camael', 'play hope on raphael', 'pass']);
  game.answer('pass');
});
