import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ beelzebub: 7 });

test('Beelzebub Lures Astray', () => {
  const game = scene({ seats: [{ play: ['camael acted'] }], opponents: ['beelzebub'] }, content).run(cleanUp);
  expect(game.card('camael')).toMatchObject({ side: 'opponent', lured: true });
});

test('he attacks the strongest Good Person, not the weakest card, nor a Place', () => {
  const game = scene(
    {
      seats: [{ play: ['camael', 'heaven'] }, { play: ['azrael damaged 2', 'jehudiel'] }],
      opponents: ['beelzebub'],
    },
    content,
  ).run(cleanUp);
  expect(game.card('jehudiel')).toMatchObject({ side: 'opponent', lured: true });
  expect(game.left('camael')).toBe(4);
});

test('without a Person he attacks the weakest card as others do', () => {
  const game = scene({ seats: [{ play: ['heaven'] }], opponents: ['beelzebub'] }, content).run(cleanUp);
  expect(game.left('heaven')).toBe(1);
});

test('Michael may step in before the strongest as before anyone', () => {
  const game = scene(
    { seats: [{ play: ['azrael', 'michael damaged 1'] }], opponents: ['beelzebub'] },
    content,
  );
  game.run(cleanUp).answer('use michael');
  expect([game.left('azrael'), game.card('michael')?.side]).toEqual([7, 'opponent']);
});
