import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hashOf, hashText } from './hash.ts';
import { createMachine } from './machine.ts';
import { loadState, saveState } from './save.ts';
import { countdown, type Countdown } from './testing/countdown.ts';

const { state } = createMachine<Countdown>(countdown, { unluckyRoll: 6 }).begin(
  { heap: 7, seats: 2 },
  'seed',
);
const rewritten = (change: Record<string, unknown>): { text: string; hash: string } => {
  const text = JSON.stringify({ ...state, ...change });
  return { text, hash: hashText(text) };
};

describe('a stored state', () => {
  test('comes back as it was', () => {
    expect(loadState(saveState(state), countdown)).toEqual({ ok: true, value: state });
  });

  test('is refused when a single character was changed', () => {
    const { text, hash } = saveState(state);
    expect(loadState({ text: text.replace('"heap":7', '"heap":1'), hash }, countdown)).toEqual({
      ok: false,
      error: { code: 'damaged' },
    });
  });

  test.each([
    ['newerFormat', { format: 2 }, { found: 2, expected: 1 }],
    ['otherRuleset', { ruleset: 'chess' }, { found: 'chess', expected: 'countdown' }],
    ['otherRules', { rules: 2 }, { found: 2, expected: 3 }],
    ['notAState', { rules: 'three' }, {}],
    ['notAState', { table: undefined }, {}],
  ] as const)('is refused as %s', (code, change, detail) => {
    expect(loadState(rewritten(change), countdown)).toEqual({ ok: false, error: { code, ...detail } });
  });

  test('is refused when it is no JSON', () => {
    expect(loadState({ text: '{', hash: hashText('{') }, countdown)).toEqual({
      ok: false,
      error: { code: 'notJson' },
    });
  });
});

describe('hash', () => {
  test('golden values: stored hashes stand on them', () => {
    expect(hashText('')).toMatchInlineSnapshot(`"4c23051b13611d12"`);
    expect(hashText('In the beginning')).toMatchInlineSnapshot(`"320b7dbd466038fa"`);
  });

  test('the order of keys does not matter, everything else does', () => {
    expect(hashOf({ a: 1, b: [2, 3] })).toBe(hashOf({ b: [2, 3], a: 1 }));
    expect(hashOf({ a: 1, b: [2, 3] })).not.toBe(hashOf({ a: 1, b: [3, 2] }));
  });

  test('canonical JSON means what JSON means', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
