import { expect, test } from 'vitest';
import { saveState, loadState } from './save.ts';
import { createMachine } from './machine.ts';
import { hashText } from './hash.ts';
import { countdown, type Countdown } from './testing/countdown.ts';
import { canUpgrade, upgradeState, type Upgrade } from './upgrade.ts';

const step = (number: number): Upgrade => ({
  number,
  up: (state) => ({ ...state, way: [...((state['way'] as number[] | undefined) ?? []), number] }),
});
const rules = { version: 4, upgrades: [step(40), step(20), step(25), step(30)] };

test('a state goes through every step between its rules and those of today, in the order of their numbers', () => {
  expect(upgradeState(rules, { rules: 1 }, 1)).toEqual({ rules: 4, way: [20, 25, 30, 40] });
  expect(upgradeState(rules, { rules: 2 }, 2)).toEqual({ rules: 4, way: [25, 30, 40] });
  expect(upgradeState(rules, { rules: 4 }, 4)).toEqual({ rules: 4 });
});

test('a version goes on where there is a step to each version after it, and one that was never does not', () => {
  expect([1, 2, 3, 4].every((from) => canUpgrade(rules, from))).toBe(true);
  for (const from of [0, 5, 1.5, -1, NaN]) expect(canUpgrade(rules, from)).toBe(false);
  expect(canUpgrade({ ...rules, upgrades: [step(20), step(40)] }, 1)).toBe(false);
  expect(canUpgrade({ ...rules, upgrades: [step(20), step(40)] }, 3)).toBe(true);
  // A repair leads to no version by itself.
  expect(canUpgrade({ version: 2, upgrades: [step(15)] }, 1)).toBe(false);
});

test('a stored state of older rules is read as one of today, and one that a step cannot read is refused', () => {
  const { state } = createMachine<Countdown>(countdown, { unluckyRoll: 6 }).begin({ heap: 7, seats: 2 }, 's');
  const old = { ...state, rules: 2, table: { ...state.table, heap: undefined, pile: 7 } };
  const text = JSON.stringify(old);
  const saved = { text, hash: hashText(text) };
  const up: Upgrade['up'] = ({ table, ...rest }) => {
    const { pile, ...others } = table as { readonly pile?: number };
    if (pile === undefined) throw new Error('no pile');
    return { ...rest, table: { ...others, heap: pile } };
  };
  const reader = { ...countdown, upgrades: [{ number: 30, up }] };
  expect(loadState<Countdown>(saved, reader)).toEqual({ ok: true, value: state });
  expect(loadState<Countdown>(saveState({ ...state, rules: 2 }), reader)).toEqual({
    ok: false,
    error: { code: 'notUpgraded', found: 2, expected: 3 },
  });
});
