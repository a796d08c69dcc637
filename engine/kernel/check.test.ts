import { expect, test } from 'vitest';
import { bounds } from './check.ts';
import { createMachine } from './machine.ts';
import { countdown, type Countdown } from './testing/countdown.ts';
import type { Ask, GameState } from './types.ts';

const machine = createMachine<Countdown>(countdown, { unluckyRoll: 6 });
const options = ['a', 'b', 'c'].map((id) => ({ id }));

function codeFor(ask: Ask<{ readonly id: string }>, answer: readonly string[]): string {
  const { state } = machine.begin({ heap: 7, seats: 1 }, 'seed');
  const asking: GameState<Countdown> = { ...state, pending: { id: 1, seat: 0, about: 'take', ask } };
  const result = machine.apply(asking, { decision: 1, seat: 0, answer });
  return result.ok ? 'accepted' : result.error.code;
}

test('some: between its bounds, each option once', () => {
  const ask = { kind: 'some', options, min: 1, max: 2 } as const;
  expect(bounds(ask)).toEqual([1, 2]);
  expect(codeFor(ask, [])).toBe('tooFew');
  expect(codeFor(ask, ['a', 'b', 'c'])).toBe('tooMany');
  expect(codeFor(ask, ['a', 'a'])).toBe('repeatedOption');
  expect(codeFor(ask, ['a', 'd'])).toBe('notAnOption');
});

test('order: every option exactly once', () => {
  const ask = { kind: 'order', options } as const;
  expect(bounds(ask)).toEqual([3, 3]);
  expect(codeFor(ask, ['c', 'a'])).toBe('tooFew');
  expect(codeFor(ask, ['c', 'a', 'a'])).toBe('repeatedOption');
});
