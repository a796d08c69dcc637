import { expect, test } from 'vitest';
import { memoryDb } from '../../../../db/testing/testing.ts';
import type { NewGame } from '../../../shared/games/alpha-omega/api.ts';
import { houseOver, OBJECTIVE, valueOf } from '../../../testing/house.ts';

const REQUESTS: readonly NewGame[] = [
  { objective: OBJECTIVE, seats: ['Mindy'] },
  { objective: OBJECTIVE, seats: ['Mindy', 'Steve'], common: true, variants: ['fast'], opponents: ['Ruth'] },
];

test.each(REQUESTS)('a game says what to ask for to play its like again: %j', (request) => {
  const { sessions } = houseOver(memoryDb());
  const begun = valueOf(sessions.begin({ ...request, seed: 'again' }));
  expect(begun.request).toEqual(request);
  expect(valueOf(sessions.open(begun.id)).request).toEqual(request);
  const again = valueOf(sessions.begin({ ...request, seed: begun.seed }));
  expect(again.view).toEqual(begun.view);
});

test('a lesson is asked for by its name', () => {
  const { sessions } = houseOver(memoryDb());
  const lesson = valueOf(
    sessions.begin({ objective: OBJECTIVE, seats: ['Mindy', 'Steve'], tutorial: 'exampleOfPlay' }),
  );
  expect(lesson.request).toMatchObject({ tutorial: 'exampleOfPlay' });
});
