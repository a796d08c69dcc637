import { describe, expect, test } from 'vitest';
import type { AlphaOmega } from '../../../../engine/alpha-omega/index.ts';
import type { Machine } from '../../../../engine/kernel/machine.ts';
import type { SessionRecord } from '../../../../engine/kernel/records.ts';
import { faultIn, shrinkingLog, type Fault, type LogShrunk, type Played } from './fault.ts';

/** Breaks as a rule does: in a function of its own. */
function ruleThatBreaks(sum: number): never {
  throw new Error(`card ${String(sum)} of ${String(sum + 7)} is nowhere`);
}

interface Sum {
  readonly sum: number;
  readonly pending: { readonly id: number; readonly seat: number; readonly about: string } | null;
}

const stateOf = (sum: number, id: number): Sum => ({
  sum,
  pending: sum >= 100 ? null : { id, seat: id % 2, about: 'draw' },
});

/** Rules of which every answer is a number that is added: 13 in all breaks them, and nothing below nought may be added. */
const machine = {
  begin: (_: unknown, seed: string) => {
    if (seed === 'torn') ruleThatBreaks(0);
    return { state: stateOf(0, 1) };
  },
  apply: (state: Sum, command: { readonly decision: number; readonly answer: readonly string[] }) => {
    if (state.pending === null) return { ok: false, error: { code: 'gameOver' } };
    if (command.decision !== state.pending.id) return { ok: false, error: { code: 'staleDecision' } };
    const number = Number(command.answer[0]);
    if (number < 0) return { ok: false, error: { code: 'badAnswer' } };
    const sum = state.sum + number;
    if (sum === 13) ruleThatBreaks(sum);
    return { ok: true, value: { state: stateOf(sum, state.pending.id + 1) } };
  },
} as unknown as Machine<AlphaOmega>;

const given = (decision: number, answer: string): SessionRecord => ({
  ...{ kind: 'answer', by: 0 },
  command: { decision, seat: decision % 2, answer: [answer] },
});

const played = (
  records: readonly SessionRecord[],
  changes: Partial<Played<AlphaOmega>> = {},
): Played<AlphaOmega> => ({
  ...{ setup: {} as never, seed: 'sum', records, last: null },
  ...changes,
});

const line = (...answers: readonly number[]): readonly SessionRecord[] =>
  answers.map((answer, index) => given(index + 1, String(answer)));

const BREAKS = 'breaks: card # of # is nowhere in ruleThatBreaks';

describe('a fault', () => {
  test('is none in a game that can be played', () => {
    expect(faultIn(machine, played(line(1, 2, 3)))).toBeNull();
    expect(faultIn(machine, played([]))).toBeNull();
  });

  test('has its answers, and a sign without what differs', () => {
    expect(faultIn(machine, played(line(1, 2, 10, 4)))).toEqual({
      ...{ code: 'breaks', sign: BREAKS, detail: 'card 13 of 20 is nowhere' },
      before: [['1'], ['2']],
      at: { decision: 3, seat: 1, answer: ['10'] },
    });
    expect(faultIn(machine, played(line(1, -2)))).toEqual({
      ...{ code: 'refused', sign: 'refused: badAnswer at draw', detail: 'badAnswer at draw' },
      before: [['1']],
      at: { decision: 2, seat: 0, answer: ['-2'] },
    });
  });

  test('after the end is at nothing that was asked', () => {
    expect(faultIn(machine, played(line(100, 1)))).toMatchObject({ sign: 'refused: gameOver at nothing' });
  });

  test('at the very beginning has no answer', () => {
    expect(faultIn(machine, played(line(1), { seed: 'torn' }))).toEqual({
      ...{ code: 'breaks', sign: BREAKS, detail: 'card 0 of 7 is nowhere', before: [], at: null },
    });
  });

  test('may be at the answer that is no record', () => {
    const last = { decision: 3, seat: 1, answer: ['10'] };
    expect(faultIn(machine, played(line(1, 2), { last }))).toEqual(faultIn(machine, played(line(1, 2, 10))));
    expect(faultIn(machine, played(line(1, 2), { last: { ...last, answer: ['1'] } }))).toBeNull();
  });

  test('is of the line on which it is: what was taken back led nowhere', () => {
    const records = [
      ...line(1, 5),
      ...([
        { kind: 'return', to: 1, by: null },
        { kind: 'takeOver', seat: 0, by: 1 },
      ] satisfies SessionRecord[]),
      ...[given(2, '2'), given(3, '10')],
    ];
    expect(faultIn(machine, played(records))).toMatchObject({ sign: BREAKS, before: [['1'], ['2']] });
  });

  test('of which nobody knows where it was thrown has no place', () => {
    const odd = {
      ...machine,
      apply: () => {
        throw Object.assign(new Error('seven 7'), { stack: '' });
      },
    };
    expect(faultIn(odd, played(line(1)))).toMatchObject({ sign: 'breaks: seven # in ', detail: 'seven 7' });
  });
});

describe('a log that is shrunk', () => {
  function shrunk(
    game: Played<AlphaOmega>,
    changes: Partial<Fault> = {},
  ): readonly [LogShrunk | null, readonly number[]] {
    const fault = faultIn(machine, game);
    if (fault === null) throw new Error('there is a fault');
    const steps = shrinkingLog(machine, game, { ...fault, ...changes });
    const tried: number[] = [];
    for (;;) {
      const step = steps.next();
      if (step.done === true) return [step.value, tried];
      tried.push(step.value.tried);
    }
  }

  const answers = (log: LogShrunk | null): readonly string[] | undefined =>
    log?.log.map(({ answer }) => answer[0] ?? '');

  test('has only the answers that lead to the fault, each to the question that is asked then', () => {
    const [log, tried] = shrunk(played(line(0, 3, 0, 0, 10, 0)));
    expect(log?.log).toEqual([
      { decision: 1, seat: 1, answer: ['3'] },
      { decision: 2, seat: 0, answer: ['10'] },
    ]);
    expect(tried).toEqual(tried.map((_, index) => index + 1));
    expect(log?.tried).toBe(tried.at(-1));
  });

  test('of a refusal is the refused answer alone', () => {
    expect(answers(shrunk(played(line(4, 5, -1)))[0])).toEqual(['-1']);
  });

  test('of a beginning that breaks has no answer', () => {
    expect(shrunk(played(line(1), { seed: 'torn' }))[0]).toEqual({
      log: [],
      tried: expect.any(Number) as number,
    });
  });

  test('is none where another fault shows, or none', () => {
    expect(shrunk(played(line(3, 10)), { sign: 'another' })[0]).toBeNull();
    expect(
      shrunk(played(line(3, 10)), { before: [], at: { decision: 1, seat: 0, answer: ['1'] } })[0],
    ).toBeNull();
    expect(shrunk(played(line(3, 10)), { before: [['3']], at: null })[0]).toBeNull();
    // What was asked is not asked any more.
    expect(shrunk(played(line(3, 10)), { before: [['100'], ['1']] })[0]).toBeNull();
  });

  test('leaves out what cannot be given any more, and ends where it breaks before', () => {
    const [log] = shrunk(played(line(3, 10)), { before: [['-1'], ['3'], ['-2']] });
    expect(answers(log)).toEqual(['3', '10']);
    const [early] = shrunk(played(line(3, 10)), { before: [['13'], ['1']] });
    expect(answers(early)).toEqual(['13']);
  });
});
