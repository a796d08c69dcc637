import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, puriel: 4, satan: 8 });

test('an Opponent Person takes 3 damage, and Puriel may still attack', () => {
  const game = scene({ seats: [{ play: ['puriel'] }], opponents: ['satan'] }, content).run(actionPhase());
  game.answer('use puriel');
  expect(game.left('satan')).toBe(5);
  expect(game.options).toEqual(['puriel attacks satan', 'end']);
  game.answer('end').run(turn());
  expect(game.options).toContain('use puriel');
  game.answer('end');
});

test('from a Good Person, a team mate’s too, 3 damage is removed', () => {
  const game = scene({ seats: [{ play: ['puriel'] }, { play: ['michael damaged 5'] }] });
  game.run(actionPhase()).answer('use puriel');
  expect(game.left('michael')).toBe(5);
});

test('a Lured Angel is an Opponent now, and the fire may defeat it', () => {
  const game = scene({ seats: [{ play: ['puriel'] }, {}], opponents: ['dumah of 1'] }, content).run(
    actionPhase(),
  );
  game.answer('use puriel');
  expect(game.discard(1)).toEqual(['dumah']);
});

test('Items are not tested, nor a Good Person without damage', () => {
  const game = scene({
    seats: [{ play: ['puriel', 'flaming-sword on puriel damaged 1', 'michael', 'camael damaged 1'] }],
    opponents: ['satan', 'black-blade on satan'],
  }).run(actionPhase());
  expect(game.answer('use puriel').options).toEqual(['choose camael', 'choose satan']);
  game.answers('choose satan', 'end');
});
