import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ abdiel: 4 });

test('he has 1 more Strength for every Fallen Angel, Lured ones too, and for no human and no Item', () => {
  const game = scene(
    {
      seats: [{ play: ['abdiel', 'camael'] }],
      opponents: ['satan', 'black-blade on satan', 'azrael of 0', 'david of 0'],
    },
    content,
  );
  expect([game.strength('abdiel'), game.attack('abdiel', 'satan')]).toEqual([4 + 2, 4 + 2]);
  expect(scene({ seats: [{ play: ['abdiel', 'camael'] }] }, content).balance).toBe(4 + 4);
});

test('each that is defeated leaves him weaker', () => {
  const game = scene(
    { seats: [{ play: ['abdiel', 'azrael'] }], opponents: ['michael of 0', 'camael of 0'] },
    content,
  );
  game.run(actionPhase()).answer('azrael attacks michael');
  expect(game.attack('abdiel')).toBe(4 + 1);
  game.answer('end');
});

test('he cannot be Lured Astray; the strength of faith gives no hit points', () => {
  const game = scene({ seats: [{ play: ['abdiel'] }], opponents: ['nuriel of 0', 'michael of 0'] });
  expect(game.run(cleanUp).discard(0)).toEqual(['abdiel']);
  expect(game.table.seats[0]?.lossRounds).toBe(0);
});
