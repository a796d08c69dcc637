import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, luredActionPhase, playPhase, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ satan: 8 });

test('a Good Person may attack twice a turn, the same target too', () => {
  const game = scene(
    {
      seats: [{ hand: ['loyalty'], play: ['camael', 'nuriel'] }],
      opponents: ['satan', 'abigor'],
    },
    content,
  );
  game.run(playPhase()).answer('play loyalty on camael').run(actionPhase());
  game.answers('camael attacks satan', 'camael attacks satan');
  expect(game.discard('opponent')).toEqual(['satan']);
  expect(game.options).toEqual(['nuriel attacks abigor', 'end']);
  game.answer('end');
});

test('a team mate’s Person: in that player’s turn, until the one who played it plays again', () => {
  const game = scene({
    seats: [{ hand: ['loyalty'] }, { play: ['camael'] }],
    opponents: ['azrael of 0', 'michael of 0'],
  }).run(playPhase());
  game.answer('play loyalty on camael').run(turn(1));
  game.answers('camael attacks azrael', 'camael attacks michael');
  game.run(playPhase(0), turn(1)).answer('camael attacks azrael');
  expect(game.asked).toBeNull();
  expect(game.discard(0)).toEqual(['loyalty', 'azrael']);
});

test('a Lured Player’s Person must attack twice', () => {
  const game = scene({
    seats: [{ play: ['camael', 'loyalty on camael'], lured: 1 }, { play: ['azrael', 'raphael'] }],
  }).run(luredActionPhase());
  game.answer('camael attacks azrael');
  expect(game.options).toEqual(['camael attacks azrael', 'camael attacks raphael']);
  game.answer('camael attacks azrael');
  expect(game.discard(1)).toEqual(['azrael']);
});
