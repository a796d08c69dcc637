import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, hymenaeus: 3 });

test('in place of attacking he discards a Good Event in play; of several the first player chooses', () => {
  const game = scene(
    {
      seats: [{ play: ['camael', 'love on camael'] }, { play: ['michael', 'courage on michael'] }],
      opponents: ['hymenaeus', 'hail-of-iron-globes rounds 2', 'despair on michael'],
    },
    content,
  ).run(cleanUp);
  expect([game.askedSeat, game.options]).toEqual([0, ['choose love', 'choose courage']]);
  game.answer('choose courage');
  expect([game.discard(1), game.hostOf('love'), game.left('camael')]).toEqual([['courage'], 'camael', 4]);
});

test('without one he attacks, and whom he defeats is discarded', () => {
  const game = scene(
    {
      seats: [{ play: ['dumah'] }],
      opponents: ['hymenaeus', 'hail-of-iron-globes rounds 2'],
    },
    content,
  ).run(cleanUp);
  expect(game.discard(0)).toEqual(['dumah']);
});

test('he is a heretic, whose word Dumah takes away', () => {
  const game = scene(
    {
      seats: [{ play: ['azrael', 'dumah', 'love on dumah'] }],
      opponents: ['hymenaeus', 'paimon acted'],
    },
    content,
  ).run(cleanUp);
  expect(game.strength('hymenaeus')).toBe(4);
  expect(game.discard(0)).toEqual(['dumah', 'love']);
});
