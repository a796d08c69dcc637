import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, playPhase, turn } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, pahaliah: 3 });

const opponents = ['dumah of 0', 'pahaliah of 0', 'gabriel of 0'];

test('a bearer that defeats a Person may attack once more, and no more than once', () => {
  const game = scene({ seats: [{ play: ['raphael', 'chariot-of-god on raphael'] }], opponents }, content);
  game.run(actionPhase()).answers('raphael attacks dumah', 'raphael attacks pahaliah');
  expect(game.discard(0)).toEqual(['dumah', 'pahaliah']);
  expect(game.asked).toBeNull();
});

test('in the next turn anew', () => {
  const game = scene({ seats: [{ play: ['raphael', 'chariot-of-god on raphael'] }], opponents }, content);
  game.run(actionPhase()).answers('raphael attacks dumah', 'end');
  game.run(turn()).answer('raphael attacks pahaliah');
  expect(game.options).toEqual(['raphael attacks gabriel', 'end']);
  game.answer('end');
});

test('it does not drive on into the next turn', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'chariot-of-god on raphael'] }],
      opponents: ['dumah of 0', 'azrael of 0'],
    },
    content,
  );
  game.run(actionPhase()).answers('raphael attacks dumah', 'end');
  game.run(turn()).answer('raphael attacks azrael');
  expect(game.asked).toBeNull();
});

test('not for a blow that defeats nobody, nor for an Item', () => {
  for (const target of ['azrael', 'black-blade']) {
    const game = scene({
      seats: [{ play: ['raphael', 'chariot-of-god on raphael'] }],
      opponents: ['azrael of 0', 'black-blade on azrael'],
    }).run(actionPhase());
    game.answer(`raphael attacks ${target}`);
    expect(game.asked).toBeNull();
  }
});

test('not for what somebody else defeats', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'chariot-of-god on raphael', 'azrael'] }],
      opponents: ['dumah of 0', 'michael of 0'],
    },
    content,
  ).run(actionPhase());
  game.answers('raphael attacks michael', 'azrael attacks dumah');
  expect(game.asked).toBeNull();
});

test('it has no offensive Strength and is carried beside any weapon', () => {
  const game = scene({ seats: [{ hand: ['chariot-of-god'], play: ['camael', 'flaming-sword on camael'] }] });
  game.run(playPhase()).answer('play chariot-of-god on camael');
  expect([game.balance, game.left('chariot-of-god')]).toEqual([4 + 4, 5]);
});
