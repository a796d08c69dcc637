import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ david: 4, pahaliah: 3, zadkiel: 4, arius: 4 });

test('Arius is human: whom he defeats is discarded, and Pahaliah can bring him over', () => {
  const game = scene(
    { seats: [{ play: ['zadkiel damaged 3', 'pahaliah'] }], opponents: ['arius'] },
    content,
  ).run(cleanUp);
  game.answer('decline');
  expect(game.discard(0)).toEqual(['zadkiel']);
  game.run(actionPhase()).answer('use pahaliah');
  expect(game.card('arius')).toMatchObject({ side: 'good', owner: 0 });
});

test('every supernatural Good Person has 1 less Strength, also in the balance; humans and Opponents do not', () => {
  const game = scene(
    {
      seats: [{ play: ['michael', 'david', 'flaming-sword on david'] }, { play: ['camael'] }],
      opponents: ['arius', 'gabriel of 0'],
    },
    content,
  );
  expect(['michael', 'camael', 'david', 'gabriel'].map((name) => game.strength(name))).toEqual([6, 3, 4, 5]);
  expect([game.left('michael'), game.balance]).toEqual([7, 6 + 3 + 4 + 4 - 4 - 5]);
});

test('Dumah silences the heresy', () => {
  expect(
    scene({ seats: [{ play: ['michael', 'dumah'] }], opponents: ['arius'] }, content).strength('michael'),
  ).toBe(7);
});

test('brought over he leaves it behind', () => {
  const game = scene({ seats: [{ play: ['pahaliah'] }], opponents: ['arius'] }, content).run(actionPhase());
  game.answer('use pahaliah');
  expect([game.strength('pahaliah'), game.strength('arius')]).toEqual([3, 4]);
});
