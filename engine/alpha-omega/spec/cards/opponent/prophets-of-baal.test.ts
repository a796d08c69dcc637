import { afterEach, expect, test } from 'vitest';
import { withStrengths } from '../../../testing/cards.ts';

import { expectNothingLeftOpen, scene } from '../../../testing/scene.ts';

afterEach(expectNothingLeftOpen);

const content = withStrengths({ 'prophets-of-baal': 8 });

test('the Prophets have 1 more Strength for every other heretic and magic user among the Opponents', () => {
  const strength = (...opponents: readonly string[]): unknown =>
    scene({ opponents: ['prophets-of-baal', ...opponents] }, content).strength('prophets-of-baal');
  expect(strength()).toBe(8);
  expect(strength('marcion', 'jannes', 'agares')).toBe(10);
});
