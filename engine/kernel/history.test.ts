import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headOf, lineOf } from './course.ts';
import { hashOf } from './hash.ts';
import { begun, recorded, retrace, standingAt, type History } from './history.ts';
import { createMachine } from './machine.ts';
import type { SessionRecord } from './records.ts';
import { countdown, type Countdown } from './testing/countdown.ts';
import type { Applied } from './types.ts';

const machine = createMachine<Countdown>(countdown, { unluckyRoll: 6 });
const setup = { heap: 40, seats: 2 };
const seed = 'history';

/** A step of somebody who plays with chance: an answer, or back to something before. */
const anySteps = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.nat()), { maxLength: 40 });

const standing = (history: History<Countdown>, number?: number): Applied<Countdown> => {
  const applied = standingAt(history, number);
  if (!applied) throw new Error('stands nowhere');
  return applied;
};

function stepped(history: History<Countdown>, option: string): History<Countdown> {
  const { state } = standing(history);
  if (!state.pending) return history;
  const command = { decision: state.pending.id, seat: state.pending.seat, answer: [option] };
  const result = machine.apply(state, command);
  if (!result.ok) return history;
  return recorded(history, { kind: 'answer', command, by: command.seat }, result.value);
}

const returned = (history: History<Countdown>, to: number): History<Countdown> =>
  recorded(history, { kind: 'return', to, by: null });

function playedBy(steps: readonly (readonly [number, number])[]): History<Countdown> {
  let history = begun<Countdown>(machine.begin(setup, seed));
  for (const [count, chance] of steps)
    history =
      count === 0
        ? returned(history, chance % (history.records.length + 1))
        : stepped(history, String(count));
  return history;
}

describe('laws of games in which people go back and forth', () => {
  test('an undo and its redo lead to the same state', () => {
    fc.assert(
      fc.property(anySteps, fc.nat(), (steps, chance) => {
        const history = playedBy(steps);
        const line = lineOf(history.course);
        const undone = returned(history, line[chance % line.length] ?? 0);
        const again = returned(undone, headOf(history.course));
        expect(hashOf(standing(again).state)).toBe(hashOf(standing(history).state));
      }),
    );
  });

  test('whoever returns and answers the same comes to the same states', () => {
    fc.assert(
      fc.property(anySteps, fc.nat(), (steps, chance) => {
        const history = playedBy(steps);
        const line = lineOf(history.course);
        const from = chance % line.length;
        let again = returned(history, line[from] ?? 0);
        for (const number of line.slice(from + 1)) {
          const record = history.records[number - 1];
          again = stepped(again, record?.kind === 'answer' ? (record.command.answer[0] ?? '') : '');
          expect(standing(again)).toEqual(standing(history, number));
        }
      }),
    );
  });

  test('a game in which something was taken back is one in which it never was', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const history = playedBy(steps);
        const line = lineOf(history.course).slice(1);
        const records = line.flatMap((number): SessionRecord[] => {
          const record = history.records[number - 1];
          return record ? [record] : [];
        });
        const straight = retrace(machine, { setup, seed, records }).history;
        expect(standing(straight)).toEqual(standing(history));
      }),
    );
  });

  test('all of it played again is the same, what was taken back included', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const history = playedBy(steps);
        const { records } = history;
        expect(retrace(machine, { setup, seed, records })).toEqual({ history, trouble: null });
      }),
    );
  });
});

describe('records that the rules refuse', () => {
  const history = playedBy([
    [1, 0],
    [2, 0],
    [0, 1],
    [3, 0],
    [1, 0],
  ]);

  test('what was built on them is unknown, all else is there', () => {
    const records = history.records.with(1, {
      ...{ kind: 'answer', command: { decision: 2, seat: 1, answer: ['9'] }, by: 1 },
    });
    const { history: again, trouble } = retrace(machine, { setup, seed, records });
    expect(trouble).toEqual(new Error('answer 2 is refused: notAnOption'));
    expect(again.led[2]).toBeNull();
    expect(standing(again)).toEqual(standing(history));
  });

  test('where the line is built on them, the game stands nowhere', () => {
    const records = history.records.with(3, {
      ...{ kind: 'answer', command: { decision: 7, seat: 1, answer: ['1'] }, by: 1 },
    });
    const { history: again, trouble } = retrace(machine, { setup, seed, records });
    expect(trouble).toEqual(new Error('answer 4 is refused: staleDecision'));
    expect(standingAt(again)).toBeNull();
    expect(standing(again, 2)).toEqual(standing(history, 2));
  });
});
