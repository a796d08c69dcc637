import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { AlphaOmegaEvent, Reason } from '../../../../../engine/alpha-omega/index.ts';
import { chronicle } from './chronicle.ts';
import { fakeBook, idOf } from '../testing/fake-cards.ts';

const seats = ['Ada', 'Ben'];
const notes = (...log: readonly LogEntry[]): readonly string[] =>
  chronicle(log, { book: fakeBook, seats }).flatMap((piece) => (piece.kind === 'note' ? [piece.text] : []));

const tookOver = (moment: number, seat: number, by: number): LogEntry => ({
  kind: 'tookOver',
  ...{ moment, seat, by },
});
const answered = (moment: number, seat: number, by = seat): LogEntry => ({
  kind: 'answered',
  ...{ moment, seat, by, events: [] },
});

test('whoever took over is told when it happens, also where nothing was answered', () => {
  expect(notes(tookOver(1, 0, 1), answered(2, 0))).toEqual(['Ben takes over for Ada.']);
});

test('an answer that follows does not tell it again, and one of a game from before that was told does', () => {
  expect(notes(tookOver(1, 0, 1), answered(2, 0, 1), answered(3, 0, 1))).toEqual([
    'Ben takes over for Ada.',
    'Ben takes over for Ada.',
  ]);
  expect(notes(answered(1, 1, 0))).toEqual(['Ada takes over for Ben.']);
});

test('what nobody was asked, since every answer came to the same, is told', () => {
  const entry = { ...answered(1, 0), isNeedless: true } as LogEntry;
  expect(notes(entry)).toEqual(['Every answer came to the same, so nobody was asked.']);
});

test('of what nobody was asked nobody is told to have chosen', () => {
  const event: AlphaOmegaEvent = {
    ...{ type: 'attackDeclared', by: 1, target: 2 },
    why: { kind: 'weakest', left: 5, tied: 2, chosenBy: 0 },
  };
  const defs = { 1: idOf('Paimon'), 2: idOf('Michael') };
  const why: Reason = [{ code: 'chose', card: 2, seat: 0, rule: { ruling: 2 } }];
  const entry: LogEntry & { kind: 'answered' } = {
    kind: 'answered',
    ...{ moment: 1, seat: 0, by: 0 },
    events: [{ event, defs, why }],
  };
  const lines = (of: LogEntry): readonly string[] =>
    chronicle([of], { book: fakeBook, seats: ['Ada', 'Ben'] }).flatMap((piece) =>
      piece.kind === 'line' ? [piece.line.parts.map(({ text }) => text).join('')] : [],
    );
  expect(lines(entry)).toEqual([
    'Paimon attacks Michael: two have the fewest hit points left (5), and Ada chose between them.',
  ]);
  expect(lines({ ...entry, isNeedless: true })).toEqual([
    'Paimon attacks Michael: two have the fewest hit points left (5).',
  ]);
});
