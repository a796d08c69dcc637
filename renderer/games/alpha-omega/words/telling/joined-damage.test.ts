import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent } from '../../../../../engine/alpha-omega/index.ts';
import { withJoinedDamage } from './joined-damage.ts';

const [ELIJAH, ARIUS, ADAM] = [1, 2, 3];
const damaged = (by: number, card: number, amount: number): AlphaOmegaEvent => ({
  ...{ type: 'damaged', by, card, amount, parts: [] },
});
const answered = (...events: readonly AlphaOmegaEvent[]): LogEntry => ({
  ...{ kind: 'answered', moment: 1, seat: 0, by: 0 },
  events: events.map((event) => ({ event, defs: {} })),
});
const told = (...events: readonly AlphaOmegaEvent[]): readonly unknown[] => {
  const entry = withJoinedDamage(answered(...events));
  return 'events' in entry ? entry.events.map(({ event }) => event) : [];
};

test('what a card deals another at once is one sum; what it deals others, or others deal, stays by itself', () => {
  expect(told(damaged(ELIJAH, ARIUS, 3), damaged(ELIJAH, ADAM, 3), damaged(ELIJAH, ARIUS, 4))).toEqual([
    damaged(ELIJAH, ADAM, 3),
    { type: 'damaged', by: ELIJAH, card: ARIUS, amount: 7 },
  ]);
  const struck: AlphaOmegaEvent = { type: 'struck', by: ELIJAH, target: ARIUS, amount: 3 };
  const apart = [damaged(ELIJAH, ARIUS, 3), struck, damaged(ELIJAH, ARIUS, 3), damaged(ADAM, ARIUS, 3)];
  expect(told(...apart)).toEqual(apart);
});
