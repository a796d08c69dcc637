import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3 });

test('the evil is foreseen: every Good player sees the top 3 cards of the Opponent deck', () => {
  const game = scene({
    seats: [{ hand: ['prudence'], play: ['camael'] }, {}],
    opponentDeck: ['satan', 'envy', 'wrath', 'despair'],
  }).run(playPhase());
  game.answer('play prudence on camael');
  for (const seat of [0, 1])
    expect(game.names(game.table.known[seat] ?? [])).toEqual(['satan', 'envy', 'wrath']);
});

test('the Person hides: Opponents attack the weakest of the others, or nobody', () => {
  const game = scene(
    {
      seats: [{ play: ['camael', 'prudence on camael', 'raphael'] }],
      opponents: ['dumah of 0'],
    },
    content,
  ).run(cleanUp);
  expect([game.left('camael'), game.left('raphael')]).toEqual([4, 3]);
  const alone = scene(
    {
      seats: [{ play: ['camael', 'prudence on camael'] }],
      opponents: ['dumah of 0'],
    },
    content,
  ).run(cleanUp);
  expect([alone.left('camael'), alone.types]).toEqual([4, expect.arrayContaining(['idled'])]);
});

test('what the Person carries does not hide, nor does damage that is no attack pass by', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'prudence on raphael', 'flaming-sword on raphael'] }],
      opponents: ['dumah of 0', 'hail-of-iron-globes rounds 2'],
    },
    content,
  ).play();
  expect(game.left('raphael')).toBe(1);
  game.run(cleanUp);
  expect(game.discard(0)).toEqual(['flaming-sword']);
});

test('when it is over the Person is found', () => {
  const game = scene(
    {
      seats: [{ hand: ['prudence'] }, { play: ['camael', 'michael'] }],
      opponents: ['dumah of 0'],
    },
    content,
  ).run(playPhase());
  game.answer('play prudence on camael').run(playPhase(1));
  expect(game.hostOf('prudence')).toBe('camael');
  game.run(playPhase(), cleanUp);
  game.answer('decline');
  expect([game.left('michael'), game.left('camael')]).toEqual([7, 1]);
});

test('it is played on a Good Person, a team mate’s too, and on nothing else', () => {
  const game = scene({
    seats: [
      { hand: ['prudence'], play: ['camael', 'flaming-sword on camael'] },
      { play: ['raphael', 'heaven'] },
    ],
    opponents: ['dumah of 0'],
  }).run(playPhase());
  expect(game.options).toEqual(['play prudence on camael', 'play prudence on raphael', 'pass']);
  game.answer('pass');
});
