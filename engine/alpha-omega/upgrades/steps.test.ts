import { expect, test } from 'vitest';
import { upgradeState } from '../../kernel/upgrade.ts';
import { UPGRADES } from './upgrades.ts';

const brought = (from: number, to: number, stack: readonly object[]) =>
  upgradeState(
    { version: to, upgrades: UPGRADES.filter(({ number }) => number <= to * 10) },
    { stack, table: {} },
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

test('40: a defeat does not know whether the blow Lured, and what waits looks for its bearer by itself', () => {
  const defeat = { kind: 'defeat', card: 9, by: 3, outright: false, asked: [] };
  expect(brought(3, 4, [defeat])).toMatchObject({ stack: [{ ...defeat, lures: null }] });
  expect(brought(3, 4, [{ kind: 'claimWaiting', card: 3 }])).toMatchObject({
    stack: [{ kind: 'claimWaiting' }],
  });
});

test('50: who could not act in a Clean-Up rests, who acted in it does not, and its frame keeps no list', () => {
  const inPlay = [
    { id: 3, acted: false },
    { id: 4, acted: true },
    { id: 5, acted: false },
  ];
  const from4 = { stack: [{ kind: 'cleanUp' }, { kind: 'nextOpponent', passed: [3, 4] }], table: { inPlay } };
  const upgraded = upgradeState({ version: 6, upgrades: UPGRADES }, from4, 4);
  expect(upgraded).toMatchObject({
    stack: [{ kind: 'cleanUp' }, { kind: 'nextOpponent' }],
    table: { inPlay: [{ rests: true }, { rests: false }, { rests: false }] },
  });
  expect(JSON.stringify(upgraded)).not.toContain('passed');
});

test('60: no assist helps in an older game, and nothing was counted', () => {
  expect(brought(5, 6, [])).toMatchObject({ table: { assists: [], taken: {}, spared: [] } });
  expect(() => upgradeState({ version: 6, upgrades: UPGRADES }, { stack: [] }, 5)).toThrow('needs a table');
});

test('a state without cards in play is not taken for one', () => {
  const upgrade = (state: Readonly<Record<string, unknown>>): unknown =>
    upgradeState({ version: 6, upgrades: UPGRADES }, state, 4);
  expect(() => upgrade({ stack: [], table: {} })).toThrow('list of cards in play');
  expect(() => upgrade({ stack: [] })).toThrow('needs a table');
});

test('a state without a stack is not taken for one', () => {
  expect(() => upgradeState({ version: 6, upgrades: UPGRADES }, { table: {} }, 2)).toThrow('stack of frames');
});
