import { expect, test } from 'vitest';
import { upgradeState } from '../../kernel/upgrade.ts';
import { UPGRADES } from './upgrades.ts';

const brought = (from: number, to: number, stack: readonly object[], inPlay: readonly object[] = []) =>
  upgradeState(
    { version: to, upgrades: UPGRADES.filter(({ number }) => number <= to * 10) },
    { stack, table: { inPlay } },
    from,
  );

test('20: nothing of a state is otherwise', () => {
  const stack = [{ kind: 'playPhase', seat: 0, lured: true }];
  expect(brought(1, 2, stack)).toMatchObject({ rules: 2, stack });
});

test('30: a Calling that was to be counted to nothing begins again, and any other counts one more', () => {
  const counting = (count: number): object => ({ kind: 'callingCount', seat: 0, card: 7, count });
  expect(
    brought(2, 3, [counting(0), counting(4), { kind: 'callingCount', seat: 0, card: 7, counts: 'one' }]),
  ).toMatchObject({
    stack: [
      { kind: 'callingCount', seat: 0, card: 7, counts: 'anew' },
      { kind: 'callingCount', seat: 0, card: 7, counts: 'one' },
      { kind: 'callingCount', seat: 0, card: 7, counts: 'one' },
    ],
  });
});

test('40: who falls to an Opponent that Lures is Lured, and what waits looks for its bearer by itself', () => {
  const inPlay = [
    { id: 1, def: 'starter:satan', side: 'opponent' },
    { id: 2, def: 'starter:goliath', side: 'opponent' },
    { id: 3, def: 'starter:michael', side: 'good' },
  ];
  const defeat = (by: number): object => ({ kind: 'defeat', card: 9, by, outright: false, asked: [] });
  const { stack } = brought(3, 4, [1, 2, 3, 4].map(defeat), inPlay) as { readonly stack: readonly object[] };
  expect(stack.map((frame) => (frame as { readonly lures: boolean }).lures)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(brought(3, 4, [{ kind: 'claimWaiting', card: 3 }])).toMatchObject({
    stack: [{ kind: 'claimWaiting' }],
  });
});

test('a state without a stack is not taken for one', () => {
  expect(() => upgradeState({ version: 3, upgrades: UPGRADES }, { table: {} }, 2)).toThrow('stack of frames');
});
