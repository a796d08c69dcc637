import { afterEach, expect, test } from 'vitest';
import { actionPhase } from '../../../testing/phases.ts';
import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

test('the Serpent hides behind any other Opponent Person, not behind Items', () => {
  const layout = { seats: [{ play: ['azrael'] }] };
  const hidden = scene({ ...layout, opponents: ['the-serpent', 'agares'] }).run(actionPhase());
  expect(hidden.options).toEqual(['azrael attacks agares', 'end']);
  hidden.answer('azrael attacks agares');
  const alone = scene({ ...layout, opponents: ['the-serpent', 'black-blade'] }).run(actionPhase());
  expect(alone.options).toContain('azrael attacks the-serpent');
  alone.answer('azrael attacks the-serpent');
});
