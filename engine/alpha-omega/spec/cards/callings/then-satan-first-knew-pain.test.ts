import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ puriel: 4 });

const calling = 'then-satan-first-knew-pain';

test('counts wounds by one’s own cards of Opponent Persons with 6 printed Strength or more', () => {
  const game = scene({
    seats: [{ play: ['camael', 'dumah', 'nuriel'], callings: [calling] }, { play: ['puriel'] }],
    opponents: ['asmodee', 'agares', 'satan'],
  });
  const progress = (): unknown => game.table.seats[0]?.callings[0]?.progress;
  game.run(actionPhase(1)).answers('puriel attacks satan', 'end');
  game.run(actionPhase(0)).answers('camael attacks agares', 'dumah attacks satan');
  expect(progress()).toBe(1);
  game.answer('nuriel attacks asmodee');
  expect(progress()).toBe(2);
});

test('an Opponent that strikes another counts for nobody', () => {
  const game = scene({ seats: [{ play: ['satan'], callings: [calling] }], opponents: ['agares'] });
  game.run(cleanUp);
  expect(game.table.seats[0]?.callings[0]?.progress).toBe(0);
});

test('achieved at the 3rd, one’s own Persons deal such Opponents 2 more damage', () => {
  const game = scene(
    {
      seats: [{ play: ['camael'], callings: [`${calling} progress 2`] }, { play: ['puriel'] }],
      opponents: ['asmodee', 'agares'],
    },
    content,
  );
  expect(game.attack('camael', 'asmodee')).toBe(4);
  game.run(actionPhase()).answer('camael attacks asmodee');
  expect([
    game.attack('camael', 'asmodee'),
    game.attack('camael', 'agares'),
    game.attack('puriel', 'asmodee'),
  ]).toEqual([6, 4, 4]);
  expect(game.strength('camael')).toBe(4);
});
