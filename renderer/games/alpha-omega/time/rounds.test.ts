import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent } from '../../../../engine/alpha-omega/index.ts';
import { roundsOf } from './rounds.ts';

const answered = (moment: number, ...events: readonly AlphaOmegaEvent[]): LogEntry => ({
  ...{ kind: 'answered', moment, seat: 0, by: 0 },
  events: events.map((event) => ({ event, defs: {} })),
});
const balance = { good: 3, opponent: 5 };

test('a story has its rounds, each with the moment and the balance of its Strength Check', () => {
  const rounds = roundsOf([
    answered(1, { type: 'phaseBegan', phase: 'drawPhase' }),
    answered(2, { type: 'roundBegan', round: 1 }, { type: 'phaseBegan', phase: 'cleanUp' }),
    answered(3, { type: 'strengthChecked', balance }, { type: 'roundBegan', round: 2 }),
    answered(4, { type: 'phaseBegan', phase: 'drawPhase' }),
  ]);
  expect(rounds.map(({ round, check }) => [round, check])).toEqual([
    [0, null],
    [1, { moment: 3, balance }],
    [2, null],
  ]);
  expect(rounds.map(({ happenings }) => happenings.map(({ moment }) => moment))).toEqual([
    [1],
    [2, 2, 3],
    [3, 4],
  ]);
});
