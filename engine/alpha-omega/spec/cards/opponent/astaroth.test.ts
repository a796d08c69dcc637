import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ astaroth: 6 });

test('Astaroth Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['astaroth'] }, content).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('a Good Person that he attacks has 2 less Strength while he is in Opponent play', () => {
  const game = scene({ seats: [{ play: ['azrael', 'raphael'] }], opponents: ['astaroth'] }, content).run(
    cleanUp,
  );
  expect(game.card('raphael')?.side).toBe('opponent');
  expect(game.strength('raphael')).toBe(6);
  const stench = scene({ seats: [{ play: ['azrael', 'michael'] }], opponents: ['astaroth'] }, content).run(
    cleanUp,
  );
  stench.answer('choose azrael').answer('decline');
  expect([stench.strength('azrael'), stench.strength('michael'), stench.balance]).toEqual([5, 7, 5 + 7 - 6]);
});

test('attacked again it is not weaker still; when Astaroth falls it is as strong as before', () => {
  const game = scene({ seats: [{ play: ['azrael'] }], opponents: ['astaroth damaged 1'] }, content);
  game.run(cleanUp);
  expect([game.left('azrael'), game.strength('azrael')]).toEqual([1, 5]);
  expect(game.table.lasting).toHaveLength(1);
  // 5, and 1 more damage of his own.
  game.run(actionPhase()).answer('azrael attacks astaroth');
  expect([game.discard('opponent'), game.strength('azrael')]).toEqual([['astaroth'], 7]);
});
