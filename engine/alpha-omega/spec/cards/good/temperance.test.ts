import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, zerachiel: 4 });

test('whoever has not acted takes 3 less damage, whoever has takes all of it', () => {
  for (const [play, left] of [
    ['raphael', 6 - (4 - 3)],
    ['raphael acted', 6 - 4],
  ] as const) {
    const game = scene({ seats: [{ play: ['temperance', play] }], opponents: ['camael of 0'] }).run(cleanUp);
    expect(game.left('raphael')).toBe(left);
  }
});

test('to use an ability is to act', () => {
  const game = scene(
    {
      seats: [{ play: ['temperance', 'zerachiel', 'azrael damaged 2'] }],
      opponents: ['camael of 0'],
    },
    content,
  ).run(actionPhase());
  game.answers('use zerachiel', 'end').run(cleanUp);
  expect(game.card('zerachiel')).toMatchObject({ side: 'opponent', lured: true });
});

test('it holds for all damage, and for team mates', () => {
  const game = scene(
    {
      seats: [{ play: ['temperance', 'camael'] }, { play: ['raphael', 'azrael acted'] }],
      opponents: ['dumah of 0', 'hail-of-iron-globes rounds 2'],
    },
    content,
  ).play();
  expect(['camael', 'raphael', 'azrael'].map((name) => game.left(name))).toEqual([2, 4, 5]);
  game.run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'good', damage: 2 });
});

test('an Item attacked for itself is not spared', () => {
  const game = scene(
    {
      seats: [{ play: ['temperance', 'raphael', 'flaming-sword on raphael'] }],
      opponents: ['dumah of 0'],
    },
    content,
  ).run(cleanUp);
  expect(game.discard(0)).toEqual(['flaming-sword']);
});

test('it does not spare Opponents', () => {
  const game = scene({
    seats: [{ play: ['temperance', 'camael'] }],
    opponents: ['azrael of 0'],
  }).run(actionPhase());
  expect(game.answer('camael attacks azrael').left('azrael')).toBe(7 - 4);
});

test('until its player’s next Play Phase', () => {
  const game = scene({
    seats: [{ hand: ['temperance'] }, { play: ['raphael'] }],
    opponents: ['camael of 0'],
  }).run(playPhase());
  game.answer('play temperance').run(playPhase(1));
  expect(game.inPlay('good')).toContain('temperance');
  game.run(playPhase(), cleanUp);
  expect(game.left('raphael')).toBe(6 - 4);
});
