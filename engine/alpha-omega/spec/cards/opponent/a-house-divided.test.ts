import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, opponentPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, eremiel: 3, nuriel: 4 });

test('the strongest Good Person strikes the weakest other one, who is discarded and not Lured', () => {
  const game = scene(
    {
      seats: [{ play: ['raphael', 'flaming-sword on raphael'] }, { play: ['michael damaged 2', 'camael'] }],
      opponents: ['satan acted'],
      opponentDeck: ['a-house-divided'],
    },
    content,
  ).run(opponentPhase());
  expect(game.discard(1)).toEqual(['camael']);
  expect([game.left('michael'), game.left('raphael'), game.card('raphael')?.acted]).toEqual([5, 6, true]);
});

test('with all the damage of an attack, weapon included', () => {
  const game = scene(
    {
      seats: [{ play: ['dumah', 'flaming-sword on dumah', 'nuriel damaged 1', 'heavenly-armor on nuriel'] }],
      opponentDeck: ['a-house-divided'],
    },
    content,
  ).run(opponentPhase());
  game.answer('choose nuriel');
  expect([game.left('nuriel'), game.left('heavenly-armor')]).toEqual([1, undefined]);
});

test('one Person alone is not divided, and Eremiel can save', () => {
  const alone = scene(
    { seats: [{ play: ['michael', 'heaven'] }], opponentDeck: ['a-house-divided'] },
    content,
  );
  expect(alone.run(opponentPhase()).left('michael')).toBe(7);
  const saved = scene(
    { seats: [{ play: ['michael', 'eremiel'] }], opponentDeck: ['a-house-divided'] },
    content,
  );
  expect(saved.run(opponentPhase()).answer('use eremiel').left('eremiel')).toBe(1);
});

test('whoever has struck a friend may not attack again this turn', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'camael'] }],
      opponents: ['satan acted'],
      opponentDeck: ['a-house-divided'],
      turn: 0,
    },
    content,
  ).run(opponentPhase(), actionPhase());
  expect(game.asked).toBeNull();
});

test('a Person that cannot attack strikes nobody', () => {
  const game = scene({
    seats: [{ play: ['michael', 'infidelity on michael', 'camael'] }],
    opponentDeck: ['a-house-divided'],
  }).run(opponentPhase());
  expect(game.left('camael')).toBe(4);
});
