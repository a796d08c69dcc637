import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { cleanUp, strengthCheck } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, ganga: 4, satan: 8 });

const objective = 'answer-by-fire';

test('Elijah begins in play against the Prophets of Baal', () => {
  const game = scene({ objective, firstDraw: true }, content).run({ kind: 'objectiveSetUp' });
  expect([game.inPlay('good'), game.inPlay('opponent')]).toEqual([['elijah'], ['prophets-of-baal']]);
});

test('at each Strength Check each Person of the side that trails takes 3 damage', () => {
  const ahead = scene(
    {
      objective,
      seats: [{ play: ['azrael', 'raphael'] }],
      opponents: ['satan', 'ganga', 'black-blade'],
    },
    content,
  );
  ahead.run(...strengthCheck);
  expect(ahead.balance).toBe(-2);
  expect([ahead.left('azrael'), ahead.left('raphael'), ahead.left('satan')]).toEqual([4, 3, 8]);
  const behind = scene(
    {
      objective,
      seats: [{ play: ['azrael', 'raphael'] }],
      opponents: ['satan', 'ganga'],
    },
    content,
  );
  behind.run(...strengthCheck);
  expect([behind.left('azrael'), behind.left('satan'), behind.left('ganga')]).toEqual([7, 5, 1]);
});

test('no fire falls on an even balance', () => {
  const game = scene({ objective, seats: [{ play: ['raphael'] }], opponents: ['alloces'] }, content).run(
    ...strengthCheck,
  );
  expect([game.left('raphael'), game.left('alloces')]).toEqual([6, 6]);
});

test('whom the fire slays is discarded, and the balance of the round stands', () => {
  const game = scene({ objective, seats: [{ play: ['dumah'] }], opponents: ['satan'] }, content).run(
    ...strengthCheck,
  );
  expect([game.discard(0), game.table.balances.at(-1)]).toEqual([['dumah'], { good: 3, opponent: 8 }]);
});

test('nobody attacks Elijah in the first round', () => {
  const left = (round: number): number | undefined =>
    scene({ objective, round, seats: [{ play: ['elijah'] }], opponents: ['ganga'] }, content)
      .run(cleanUp)
      .left('elijah');
  expect([left(1), left(2)]).toEqual([5, 1]);
});
