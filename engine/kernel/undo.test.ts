import { describe, expect, test } from 'vitest';
import { undosOf, type LineMoment } from './undo.ts';

/** A moment in words: round, whose turn, `!` where somebody is asked what to do, `*` where something was revealed. */
function moment(text: string, index: number): LineMoment {
  const [, round = '1', turn = '-'] = /^(\d)(\d|-)/.exec(text) ?? [];
  return {
    number: index * 10,
    round: Number(round),
    turn: turn === '-' ? null : Number(turn),
    isAction: text.includes('!'),
    revealed: text.includes('*'),
  };
}

/** After how many moments each size of undo leads back, and `*` where it takes back something revealed. */
function backs(...texts: readonly string[]): object {
  const entries = Object.entries(undosOf(texts.map(moment))).map(([size, leap]) => {
    if (leap === null) return [size, null];
    expect(leap.answers).toBe(texts.length - 1 - leap.to / 10);
    return [size, `${String(leap.to / 10)}${leap.revealed ? '*' : ''}`];
  });
  return Object.fromEntries(entries) as object;
}

describe('undo', () => {
  test('at the beginning there is nothing to take back', () => {
    expect(backs('10!')).toEqual({ step: null, action: null, turn: null, round: null });
  });

  test('goes back by an answer, to the last question of what to do, to the start of turn and round', () => {
    expect(backs('10!', '10!', '11!', '11!', '11', '11')).toEqual({
      ...{ step: '4', action: '3', turn: '2', round: '0' },
    });
  });

  test('from such a question, action goes to the one before', () => {
    expect(backs('10!', '10', '10!')).toMatchObject({ action: '0' });
  });

  test('from the start of a turn it goes to that of the turn before; of a round likewise', () => {
    expect(backs('10!', '11!', '11!', '20!')).toEqual({ step: '2', action: '2', turn: '1', round: '0' });
    expect(backs('10!', '11!', '20!', '20!')).toMatchObject({ turn: '2', round: '2' });
  });

  test('what lies between turns is one too, and the same seat in another round has another turn', () => {
    expect(backs('10!', '1-', '1-', '20!')).toMatchObject({ turn: '1' });
    expect(backs('10!', '10!', '20!', '20!')).toMatchObject({ turn: '2', round: '2' });
  });

  test('where nobody was asked what to do before, action goes to the beginning', () => {
    expect(backs('10', '10')).toMatchObject({ action: '0' });
  });

  test('says whether something revealed is among what it takes back', () => {
    expect(backs('10!*', '10!', '11!*', '11!')).toEqual({
      ...{ step: '2', action: '2', turn: '2', round: '0*' },
    });
  });
});
