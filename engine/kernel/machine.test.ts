import { describe, expect, test } from 'vitest';
import { InvariantError } from './invariant.ts';
import { createMachine } from './machine.ts';
import { replay } from './replay.ts';
import { countdown, type Countdown } from './testing/countdown.ts';
import type { Command, GameState, RejectionCode } from './types.ts';

const machine = createMachine<Countdown>(countdown, { unluckyRoll: 6 });
const fresh = (): GameState<Countdown> => machine.begin({ heap: 7, seats: 2 }, 'seed').state;
const command = (state: GameState<Countdown>, ...answer: readonly string[]): Command => ({
  decision: state.pending?.id ?? -1,
  seat: state.pending?.seat ?? -1,
  answer,
});
const after = (state: GameState<Countdown>, ...answer: readonly string[]): GameState<Countdown> => {
  const result = machine.apply(state, command(state, ...answer));
  if (!result.ok) throw new Error(result.error.code);
  return result.value.state;
};

describe('a game', () => {
  test('begins at its first decision', () => {
    expect(fresh().pending).toMatchObject({ id: 1, seat: 0, about: 'take' });
  });

  test('goes from decision to decision to its outcome', () => {
    const end = after(after(after(fresh(), '2'), '2'), '3');
    expect(end.outcome).toEqual({ winner: 0 });
    expect(end.pending).toBeNull();
  });

  test('never changes a state it was given', () => {
    const state = fresh();
    const before = JSON.stringify(state);
    after(state, '3');
    expect(JSON.stringify(state)).toBe(before);
  });

  test('marks what cannot be taken back without taking back chance', () => {
    const state = fresh();
    const [quiet, rolled] = ['1', '3'].map((answer) => machine.apply(state, command(state, answer)));
    expect(quiet?.ok && quiet.value.revealed).toBe(false);
    expect(rolled?.ok && rolled.value.revealed).toBe(true);
  });

  test('runs reactions before it goes on', () => {
    const state = fresh();
    const result = machine.apply(state, command(state, '3'));
    expect(result.ok && result.value.events.map(({ type }) => type).slice(0, 2)).toEqual(['took', 'rolled']);
    expect(result.ok && result.value.state.pending?.seat).toBe(1);
  });
});

describe('a command that the decision does not offer is refused and changes nothing', () => {
  const state = fresh();
  const good = command(state, '1');
  test.each<readonly [RejectionCode, Command]>([
    ['staleDecision', { ...good, decision: 0 }],
    ['notYourDecision', { ...good, seat: 1 }],
    ['notAnOption', { ...good, answer: ['4'] }],
    ['tooFew', { ...good, answer: [] }],
    ['tooMany', { ...good, answer: ['1', '2'] }],
    ['wrongKind', { ...good, answer: '1' as unknown as readonly string[] }],
    ['wrongKind', { ...good, answer: [1] as unknown as readonly string[] }],
    ['wrongKind', { ...good, answer: null as unknown as readonly string[] }],
  ])('%s', (code, bad) => {
    expect(machine.apply(state, bad)).toEqual({ ok: false, error: { code } });
  });

  test('noDecision, when the game is over', () => {
    const end = after(after(after(fresh(), '2'), '2'), '3');
    expect(machine.apply(end, good)).toEqual({ ok: false, error: { code: 'noDecision' } });
  });

  test('a second click on the same decision is stale', () => {
    expect(machine.apply(after(state, '1'), good)).toEqual({ ok: false, error: { code: 'staleDecision' } });
  });
});

describe('defects of rules', () => {
  const broken = (kind: 'loop' | 'both' | 'nowhere'): (() => unknown) => {
    const ruleset = {
      ...countdown,
      begin: () => ({ ...countdown.begin({ heap: 7, seats: 1 }, { unluckyRoll: 6 }), stack: [{ kind }] }),
    };
    return () => createMachine<Countdown>(ruleset, { unluckyRoll: 6 }).begin({ heap: 7, seats: 1 }, 'seed');
  };

  test('a loop without a decision blows the fuse, and the error names the frame', () => {
    expect(broken('loop')).toThrow(InvariantError);
    expect(broken('loop')).toThrow('no decision after 10000 steps');
  });

  test('a step that emits and asks is found', () => {
    expect(broken('both')).toThrow('emits or asks');
  });

  test('a step that does not say where the game goes on is found', () => {
    expect(broken('nowhere')).toThrow('where the game goes on');
  });
});

describe('replay', () => {
  const log = { setup: { heap: 7, seats: 2 }, seed: 'seed' };
  const commands: readonly Command[] = [
    { decision: 1, seat: 0, answer: ['2'] },
    { decision: 2, seat: 1, answer: ['2'] },
    { decision: 3, seat: 0, answer: ['3'] },
  ];

  test('plays a log again, step by step', () => {
    const steps: number[] = [];
    const result = replay(machine, { ...log, commands }, (_, index) => steps.push(index));
    expect(result.ok && result.value.state.outcome).toEqual({ winner: 0 });
    expect(steps).toEqual([-1, 0, 1, 2]);
  });

  test('names the first command that no longer fits', () => {
    const edited = [commands[0], { decision: 2, seat: 1, answer: ['9'] }, commands[2]].filter(
      (one) => one !== undefined,
    );
    expect(replay(machine, { ...log, commands: edited })).toEqual({
      ok: false,
      error: { at: 1, rejection: { code: 'notAnOption' } },
    });
  });
});
