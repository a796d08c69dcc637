import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, playPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ 'black-blade': 4, dumah: 3, 'golden-censer': 3 });

test('2 damage is removed from every Good Person, a team mate’s too, for a card from the hand', () => {
  const game = scene(
    {
      seats: [
        { hand: ['love', 'faith'], play: ['raphael damaged 5', 'golden-censer on raphael damaged 1'] },
        { hand: ['hope'], play: ['camael damaged 1'] },
      ],
      opponents: ['black-blade damaged 3', 'dumah of 0 damaged 2'],
    },
    content,
  ).run(actionPhase());
  game.answer('use golden-censer');
  expect([game.asked, game.options]).toEqual(['discardCards', ['choose love', 'choose faith']]);
  game.answer('choose faith');
  const names = ['raphael', 'camael', 'golden-censer', 'black-blade', 'dumah'];
  expect(names.map((name) => game.left(name))).toEqual([3, 4, 2, 1, 1]);
  expect(game.balance).toBe(6 + 4 - 3 - 3);
  expect([game.hand(0), game.hand(1), game.discard(0)]).toEqual([['love'], ['hope'], ['faith']]);
  game.answer('end');
});

test('once per turn', () => {
  const game = scene({ seats: [{ play: ['camael damaged 3', 'golden-censer on camael'] }] });
  game.run(actionPhase()).answer('use golden-censer');
  expect([game.left('camael'), game.asked]).toEqual([3, null]);
  game.run({ kind: 'turn', seat: 0 }).answer('use golden-censer');
  expect(game.left('camael')).toBe(4);
});

test('nobody is hurt: nothing to pray for', () => {
  const game = scene({ seats: [{ hand: ['love'], play: ['camael', 'golden-censer on camael'] }] });
  expect(game.run(actionPhase()).asked).toBeNull();
});

test('its player uses it on a team mate’s Person as well, and not once that Person was Lured', () => {
  const game = scene({ seats: [{ hand: ['golden-censer'] }, { play: ['camael damaged 2'] }] });
  game.run(playPhase()).answer('play golden-censer on camael').run(actionPhase(1));
  expect(game.asked).toBeNull();
  game.run(actionPhase(0)).answer('use golden-censer');
  expect(game.left('camael')).toBe(4);
  const lured = scene({
    seats: [{ play: ['michael damaged 2'] }],
    opponents: ['camael of 0', 'golden-censer on camael of 0'],
  }).run(actionPhase());
  expect(lured.options).toEqual(['michael attacks camael', 'michael attacks golden-censer', 'end']);
  lured.answer('end');
});
