import { afterEach, expect, test } from 'vitest';
import { like, withCards, withStrengths } from '../../../testing/cards.ts';
import { actionPhase, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ 'black-blade': 4, deborah: 3, satan: 8 });

test('once per turn an Opponent Person is delivered: all damage to it is 2 more until the turn ends', () => {
  const game = scene(
    {
      seats: [{ play: ['deborah', 'camael', 'puriel'] }],
      opponents: ['satan', 'michael of 0'],
    },
    content,
  );
  game.run(actionPhase()).answers('use deborah', 'choose michael');
  expect(game.options).not.toContain('use deborah');
  game.answers('use puriel', 'choose michael');
  expect(game.left('michael')).toBe(7 - 3 - 2);
  game.answer('camael attacks satan');
  expect(game.left('satan')).toBe(8 - 4);
  game.answers('deborah attacks michael', 'end');
  expect(game.discard(0)).toEqual(['michael']);
});

test('in a team mate’s turn it is over; in her next she may speak again', () => {
  const game = scene({
    seats: [{ play: ['deborah'] }, { play: ['camael'] }],
    opponents: ['michael of 0'],
  }).run(actionPhase());
  game.answers('use deborah', 'end').run(turn(1)).answer('camael attacks michael');
  expect(game.left('michael')).toBe(7 - 4);
  game.run(turn());
  expect(game.options).toContain('use deborah');
  game.answer('end');
});

test('what the Person carries is not delivered with it', () => {
  const game = scene(
    {
      seats: [{ play: ['deborah'] }],
      opponents: ['azrael of 0', 'black-blade on azrael'],
    },
    content,
  ).run(actionPhase());
  game.answers('use deborah', 'deborah attacks black-blade');
  expect(game.left('black-blade')).toBe(1);
});

test('she works by words, which can be taken away', () => {
  const mute = like('place', 'heaven', {
    id: 'test:mute',
    abilities: [{ kind: 'constant', affects: { side: 'good' }, gives: { change: 'silenced' } }],
  });
  const opponents = ['test:mute', 'azrael of 0'];
  const game = scene({ seats: [{ play: ['deborah'] }], opponents }, withCards(mute)).run(actionPhase());
  expect(game.options).toEqual(['deborah attacks mute', 'deborah attacks azrael', 'end']);
  game.answer('end');
});
