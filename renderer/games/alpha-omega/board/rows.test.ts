import { expect, test } from 'vitest';
import { rowsOf, TALL, type Board, type Laid } from './rows.ts';

/** The board of a window of 1280 by 800. */
const BOARD: Board = { width: 980, height: 506, unit: 1, text: 1 };

const laid = (...groups: readonly number[]): Laid => ({ groups });

test('up to seven cards a side are 132 wide, more of them 118, and none lies over another while there is room', () => {
  const { opponent, good } = rowsOf(laid(5), laid(6), BOARD);
  expect([opponent.card, good.card]).toEqual([132, 132]);
  expect(opponent.seen).toEqual([132, 132, 132, 132, 132]);
  const fewer = rowsOf(laid(7), laid(7), BOARD);
  expect(fewer.good.card).toBe(132);
  const many = rowsOf(laid(8), laid(14), BOARD);
  expect([many.opponent.card, many.good.card]).toEqual([118, 118]);
  expect(Math.min(...many.good.seen)).toBeGreaterThanOrEqual(56);
});

test.each<Board>([BOARD, { width: 1496, height: 683, unit: 1.35, text: 1.35 }])(
  'few cards are as large as both rows have height for, however few they are',
  (board) => {
    for (const [theirs, ours] of [1, 2, 3, 4, 5, 6].flatMap((one) => [
      [one, 1],
      [1, one],
      [one, one],
    ]) as readonly (readonly [number, number])[]) {
      const { opponent, good, line } = rowsOf(laid(theirs), laid(ours), board);
      expect(opponent.card).toBe(good.card);
      const taken = 2 * good.card * TALL + line + (33 + 8 + 44 + 8) * board.unit;
      expect(board.height - taken).toBeGreaterThanOrEqual(0);
      expect(board.height - taken).toBeLessThan(4 * board.unit);
    }
  },
);

test('they lie in the middle, at one distance', () => {
  const { good } = rowsOf(laid(2), laid(3), BOARD);
  expect(good.lefts).toEqual([272, 424, 576]);
});

test('the cards of two seats lie farther apart', () => {
  const { good } = rowsOf(laid(2), laid(2, 0, 1), BOARD);
  const [first = 0, second = 0, third = 0] = good.lefts;
  expect(third - second - (second - first)).toBe(9);
});

test('what stands at the side of a card has room there', () => {
  const { opponent } = rowsOf({ groups: [3], beside: new Set([0]) }, laid(1), BOARD);
  const [first = 0, second = 0, third = 0] = opponent.lefts;
  expect(second - first - (third - second)).toBe(50);
});

test('beside an empty side cards are a quarter larger, and the empty one keeps a band', () => {
  const { opponent, good } = rowsOf(laid(), laid(4), BOARD);
  expect(good.card).toBe(165);
  expect(opponent.lefts).toEqual([]);
  expect(opponent.height).toBe(40);
});

test.each([
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [3840, 2160],
])('at %i by %i all cards are seen, from 96 pixels on, and both sides have room', (width, height) => {
  const unit = Math.min(width / 1280, height / 800);
  const board: Board = { width: width - 300 * unit, height: height - 294 * unit, unit, text: unit };
  for (let count = 0; count <= 30; count += 1) {
    for (let other = 0; other <= 30; other += 1) {
      const seats = Math.min(6, Math.max(1, other));
      const groups = Array.from({ length: seats }, (_, seat) => Math.floor((other + seat) / seats));
      const rows = rowsOf(laid(count), { groups, marked: seats > 1 }, board);
      const needed = rows.opponent.height + rows.good.height + rows.line;
      expect(needed).toBeLessThanOrEqual(board.height + 0.001);
      for (const row of [rows.opponent, rows.good]) {
        expect(row.card).toBeGreaterThanOrEqual(96);
        expect(row.lefts.every((left) => left >= 0)).toBe(true);
        expect(row.width).toBeCloseTo(board.width);
        expect(Math.max(0, ...row.lefts) + row.card).toBeLessThanOrEqual(board.width + 0.001);
        expect(row.seen.every((seen) => seen >= 26 * unit - 1)).toBe(true);
        expect(row.card * TALL).toBeLessThan(board.height);
      }
    }
  }
});
