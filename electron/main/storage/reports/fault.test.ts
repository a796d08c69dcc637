import { describe, expect, test } from 'vitest';
import { type AlphaOmega } from '../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../engine/index.ts';
import type { Machine } from '../../../../engine/kernel/machine.ts';
import type { SessionRecord } from '../../../../engine/kernel/records.ts';
import { playedGame } from '../../../testing/honest-files.ts';
import { alphaOmegaAdapter } from '../../games/alpha-omega/adapter.ts';
import { faultIn, shrinkingLog, type Fault, type LogShrunk, type Played } from './fault.ts';

const saved = playedGame('report', 60);
/** Its last answer. */
const late = saved.records.findLastIndex(({ kind }) => kind === 'answer');

function opened(): { machine: Machine<AlphaOmega>; game: Played<AlphaOmega> } {
  const content = alphaOmegaAdapter.readContent(saved.packs);
  const setup = alphaOmegaAdapter.readSetup(saved.setup);
  if (!content.ok || !setup.ok) throw new Error('the game is honest');
  return {
    machine: createMachine(alphaOmegaAdapter.ruleset, content.value),
    game: { setup: setup.value, seed: saved.seed, records: saved.records, last: null },
  };
}

/** The rules with a defect: they break where somebody ends a turn late in the game. */
function broken(machine: Machine<AlphaOmega>, round: number): Machine<AlphaOmega> {
  return {
    ...machine,
    apply: (state, command) => {
      const result = machine.apply(state, command);
      if (result.ok && result.value.state.table.round >= round)
        throw new Error(`a card of round ${String(result.value.state.table.round)} is nowhere`);
      return result;
    },
  };
}

function shrunk(machine: Machine<AlphaOmega>, game: Played<AlphaOmega>, fault: Fault): LogShrunk | null {
  const steps = shrinkingLog(machine, game, fault);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The log with a last answer that the rules refuse. */
const refusedLate = (records: readonly SessionRecord[]): readonly SessionRecord[] =>
  records.map((record, index) =>
    record.kind === 'answer' && index === late
      ? { ...record, command: { ...record.command, answer: ['card:of no kind'] } }
      : record,
  );

const answersOf = (records: readonly SessionRecord[]): number =>
  records.filter(({ kind }) => kind === 'answer').length;

describe('a fault', () => {
  test('is in no game that was really played', () => {
    const { machine, game } = opened();
    expect(faultIn(machine, game)).toBeNull();
  });

  test('is found where the rules refuse a stored answer', () => {
    const { machine, game } = opened();
    const records = refusedLate(game.records);
    const fault = faultIn(machine, { ...game, records });
    expect(fault).toMatchObject({ code: 'refused', at: { answer: ['card:of no kind'] } });
    expect(fault?.sign).toMatch(/^refused: \w+ at \w+$/);
    expect(fault?.before.length).toBeGreaterThan(10);
  });

  test('is found where the rules break, at an answer that is no record as well', () => {
    const { machine, game } = opened();
    const buggy = broken(machine, 3);
    const first = faultIn(buggy, game);
    expect(first).toMatchObject({
      code: 'breaks',
      sign: expect.stringMatching(/^breaks: a card of round # is nowhere/) as string,
    });
    const at = game.records.findIndex((record) => record.kind === 'answer' && record.command === first?.at);
    const record = game.records[at];
    if (record?.kind !== 'answer') throw new Error('it broke at an answer');
    const before = { ...game, records: game.records.slice(0, at), last: record.command };
    expect(faultIn(buggy, before)).toMatchObject({ sign: first?.sign });
  });
});

describe('a log', () => {
  test('is shrunk to one that shows the very same fault, of which nothing can be left out', () => {
    const { machine, game } = opened();
    const buggy = broken(machine, 3);
    const fault = faultIn(buggy, game);
    if (fault === null) throw new Error('the rules break');
    const found = shrunk(buggy, game, fault);
    if (found === null) throw new Error('the fault shows');
    expect(found.log.length).toBeLessThan(answersOf(game.records));
    const records = found.log.map((command) => ({ kind: 'answer', command, by: command.seat }) as const);
    expect(faultIn(buggy, { ...game, records })?.sign).toBe(fault.sign);
    // And the fault is not there where the last answer is missing.
    expect(faultIn(buggy, { ...game, records: records.slice(0, -1) })).toBeNull();
  });

  test('whose answer is refused is shrunk as well', () => {
    const { machine, game } = opened();
    const records = refusedLate(game.records);
    const fault = faultIn(machine, { ...game, records });
    if (fault === null) throw new Error('the answer is refused');
    const found = shrunk(machine, { ...game, records }, fault);
    expect(found?.log.length).toBeLessThan(fault.before.length + 1);
  });

  test('that shows its fault only as it stands is not shrunk', () => {
    const { machine, game } = opened();
    const fault = faultIn(machine, {
      ...game,
      records: game.records.map((record, index) =>
        record.kind === 'answer' && index === late
          ? { ...record, command: { ...record.command, decision: record.command.decision + 100 } }
          : record,
      ),
    });
    if (fault === null) throw new Error('the answer is to another question');
    expect(fault.sign).toContain('staleDecision');
    expect(shrunk(machine, game, fault)).toBeNull();
  });
});
