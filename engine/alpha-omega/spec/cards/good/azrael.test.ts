import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ satan: 8 });

test('Azrael deals 8 to whatever he attacks, a Place too', () => {
  const game = scene({ seats: [{ play: ['azrael', 'heaven'] }] }).run(actionPhase());
  game.answer('azrael attacks heaven');
  expect(game.discard(0)).toEqual(['heaven']);
});

test('the 1 comes on top of a weapon and does not count in the balance', () => {
  const game = scene(
    { seats: [{ play: ['azrael', 'flaming-sword on azrael'] }], opponents: ['satan'] },
    content,
  );
  expect(game.attack('azrael', 'satan')).toBe(7 + 4 + 1);
  expect(game.balance).toBe(7 + 4 - 8);
});

test('fallen, Azrael deals 7', () => {
  const game = scene({ seats: [{ play: ['heaven'] }], opponents: ['azrael of 0'] }).run(cleanUp);
  expect(game.left('heaven')).toBe(8 - 7);
});
