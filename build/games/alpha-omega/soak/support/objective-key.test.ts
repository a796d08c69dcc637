import { expect, test } from 'vitest';
import { OBJECTIVE_FIGURES } from '../../../../../electron/main/games/alpha-omega/objective-figures.ts';
import { keyOfObjective } from './objective-key.ts';

test.each(OBJECTIVE_FIGURES)('$objective is played as it was measured', ({ objective, key }) => {
  expect(key, 'run `npm run soak objectives`').toBe(keyOfObjective(objective));
});
