import { beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Moment } from '../../../../electron/shared/api.ts';
import { speak } from '../../../text/language/language.ts';
import { fakeBook, idOf } from '../words/testing/fake-cards.ts';
import type { ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import type { Line } from '../../../table/time/line.ts';
import { BACKS, redoWords, differing, sizeWords, undoWords } from '../../../table/time/undo-words.ts';
import { lineWordsOf } from './line-words.ts';
import { undoCosts } from './undo-costs.ts';

beforeEach(() => {
  speak('en');
});

test('sizes of an undo that lead to the same moment are one choice', () => {
  const leap = (to: number) => ({ to, answers: 9 - to, revealed: false });
  const sizes = [
    { back: 'step', leap: leap(8) },
    { back: 'action', leap: leap(8) },
    { back: 'turn', leap: leap(5) },
    { back: 'round', leap: leap(5) },
  ] as const;
  expect(differing(sizes).map(({ back }) => back)).toEqual(['step', 'round']);
  expect(differing([{ back: 'step', leap: null }])).toEqual([]);
});

describe('an undo in words', () => {
  const cast = { book: fakeBook, seats: ['Mindy', 'Steve'] };
  const moment = (number: number, turn: number | null, round: number): Moment =>
    ({
      ...{ number, turn, round, phase: 'actionPhase', seat: 0 },
    }) as Moment;
  const defs = { 1: idOf('Michael'), 2: idOf('Zion') };
  const played = (card: number) => [{ event: { type: 'cardPlayed', seat: 0, card } as const, defs }];
  const answered: LogEntry = { kind: 'answered', moment: 2, seat: 0, by: 0, events: played(1) };
  const line: Line<ToldEvent> = {
    log: [answered],
    moments: [moment(0, null, 0), moment(1, 1, 2), moment(2, null, 3)],
  };
  const leap = (to: number, answers = 1) => ({ to, answers, revealed: false });
  const at = <L extends Line<ToldEvent>>(session: L) => ({
    ...{ session, seats: cast.seats },
    words: { line: lineWordsOf(session, cast) },
  });

  test('says what is taken back, or that there is nothing, and why', () => {
    expect(undoWords(at(line), leap(1))).toBe('Undo: Mindy plays Michael');
    expect(undoWords(at(line), null)).toBe('Undo: nothing to undo');
    expect(undoWords(at({ ...line, isCut: false }), null)).toBe(undoWords(at(line), null));
    expect(undoWords(at({ ...line, isCut: true }), null)).toBe('Undo: older rules applied before this');
  });

  test('says what is brought back, and how many answers', () => {
    const fold = { kind: 'undone', moment: 2, to: 1, events: played(2) } as unknown as LogEntry;
    const later = { kind: 'undone', moment: 9, to: 8, events: played(1) } as unknown as LogEntry;
    const folded = at({ ...line, log: [answered, fold, later] });
    expect([redoWords(folded, leap(2)), redoWords(folded, leap(2, 3))]).toEqual([
      'Redo: Mindy plays Zion',
      'Redo 3 choices: Mindy plays Zion',
    ]);
    expect([redoWords(at(line), leap(2)), redoWords(at(line), null)]).toEqual([
      'Redo: an answer',
      'Redo: nothing to redo',
    ]);
  });

  test('says how far each size goes', () => {
    const sizes = [0, 1, 2, 7].map((to) =>
      BACKS.map((back) => sizeWords(back, at(line), leap(to))).join(' | '),
    );
    expect(sizes).toEqual([
      'From here: Mindy ends the Action Phase | From here: Mindy ends the Action Phase | To the start of the game | To the start of the game',
      'From here: Mindy plays Michael | From here: Mindy plays Michael | To the start of Steve’s turn | To the start of round 2',
      'From here: an answer | From here: an answer | To the end of round 3 | To the start of round 3',
      'From here: an answer | From here: an answer | From here: an answer | From here: an answer',
    ]);
  });
});

test('what an undo costs is said where it costs that: not in the tutorial, by bots alone, or once it is lost', () => {
  const table = { seats: [{ kind: 'guest' }], hands: 'open' } as unknown as Parameters<
    typeof undoCosts
  >[0]['table'];
  const bots = { ...table, seats: [{ kind: 'bot' }] } as unknown as typeof table;
  const fold = (revealed: boolean) =>
    ({ kind: 'undone', moment: 1, by: 0, answers: 1, revealed, events: [] }) as const;
  const costs = (game: Partial<Parameters<typeof undoCosts>[0]>): boolean =>
    undoCosts({ isLed: false, log: [], table, ...game }) !== null;
  expect([costs({}), costs({ log: [fold(false)] })]).toEqual([true, true]);
  expect([costs({ isLed: true }), costs({ table: bots }), costs({ log: [fold(true)] })]).toEqual([
    false,
    false,
    false,
  ]);
});
