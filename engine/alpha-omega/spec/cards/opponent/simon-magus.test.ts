import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';
import { actionPhase, cleanUp } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ dumah: 3, 'simon-magus': 4 });

test('once per game, in place of attacking, he bewitches the strongest Good Person, who cannot attack', () => {
  const game = scene({ seats: [{ play: ['michael', 'raphael'] }], opponents: ['simon-magus'] }, content).run(
    cleanUp,
  );
  expect([game.left('michael'), game.left('raphael')]).toEqual([7, 6]);
  game.run(actionPhase());
  expect(game.options.filter((option) => option.includes('attacks'))).toEqual([
    'raphael attacks simon-magus',
  ]);
  game.answer('end');
});

test('having done so he attacks', () => {
  const game = scene({ seats: [{ play: ['michael', 'raphael'] }], opponents: ['simon-magus'] }, content).run(
    cleanUp,
  );
  const by = game.card('simon-magus')?.id ?? -1;
  game.run({ kind: 'opponentAttack', by }).answer('decline');
  expect([game.left('michael'), game.left('raphael')]).toEqual([7, 2]);
});

test('the spell ends when he is defeated, and when he is brought over', () => {
  const layout = {
    seats: [{ play: ['michael', 'raphael', 'pahaliah'] }],
    opponents: ['simon-magus', 'satan acted'],
  };
  const slain = scene(layout, content).run(cleanUp).run(actionPhase()).answer('raphael attacks simon-magus');
  expect(slain.options).toContain('michael attacks satan');
  slain.answer('end');
  const converted = scene(layout, content).run(cleanUp).run(actionPhase()).answer('use pahaliah');
  expect(converted.options).toContain('michael attacks satan');
  converted.answer('end');
});

test('whom he defeats is discarded; with no Good Person to bewitch he attacks; Dumah silences him', () => {
  const game = scene({ seats: [{ play: ['heaven'] }], opponents: ['simon-magus'] }, content).run(cleanUp);
  expect(game.left('heaven')).toBe(4);
  const silent = scene({ seats: [{ play: ['dumah'] }], opponents: ['simon-magus'] }, content).run(cleanUp);
  expect(silent.discard(0)).toEqual(['dumah']);
});

test('whoever is bewitched already is not bewitched again: another Simon attacks', () => {
  const game = scene(
    { seats: [{ play: ['azrael', 'raphael'] }], opponents: ['simon-magus', 'simon-magus'] },
    content,
  ).run(cleanUp);
  expect([game.left('azrael'), game.left('raphael')]).toEqual([7, 2]);
});
