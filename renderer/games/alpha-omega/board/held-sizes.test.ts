import { expect, test } from 'vitest';
import { HeldSizes } from './held-sizes.ts';
import { rowsOf, type Board } from './rows.ts';

/** The board of a window of 1280 by 800. */
const BOARD: Board = { width: 980, height: 506, unit: 1, text: 1 };

/** Lays so many Opponents and Good cards after each other. @returns the widths of both, and how high the Opponents' side is */
function laying(board = BOARD) {
  const sizes = new HeldSizes();
  return (theirs: number, ours: number, round: number) => {
    const laid = { opponent: { groups: [theirs] }, good: { groups: [ours] } };
    const held = sizes.hold(laid, board, round);
    const rows = rowsOf(held.opponent, held.good, board);
    return [rows.opponent.card, rows.good.card, Math.round(rows.opponent.height)];
  };
}

test('foes that fall and come again change neither the size of the others nor where they lie', () => {
  const lay = laying();
  const before = lay(2, 4, 3);
  expect(before.slice(0, 2)).toEqual([132, 132]);
  expect(lay(0, 4, 3)).toEqual(before);
  expect(lay(0, 4, 4)).toEqual(before);
  expect(lay(1, 4, 4)).toEqual(before);
});

test('a side that stays empty for two rounds becomes a band, and the other grows when a round begins', () => {
  const lay = laying();
  lay(1, 4, 3);
  expect(lay(0, 4, 4)[1]).toBe(132);
  expect(lay(0, 4, 5)).toEqual([132, 165, 40]);
});

test('a side that has just become empty keeps its room on a board of another width, as beside the drawer', () => {
  const sizes = new HeldSizes();
  const lay = (theirs: number, width: number): number => {
    const laid = { opponent: { groups: [theirs] }, good: { groups: [4] } };
    const board = { ...BOARD, width };
    const { opponent, good } = sizes.hold(laid, board, 3);
    return rowsOf(opponent, good, board).opponent.height;
  };
  const before = lay(2, 980);
  expect(lay(0, 980)).toBe(before);
  expect(lay(0, 700)).toBe(before);
  expect(lay(0, 980)).toBe(before);
});

test('at the beginning of a game one side alone is large, and makes room for the other once', () => {
  const lay = laying();
  expect(lay(1, 0, 1)[0]).toBe(165);
  expect(lay(1, 1, 1).slice(0, 2)).toEqual([132, 132]);
  expect(lay(0, 1, 1)[1]).toBe(132);
});

test('cards keep their size while each still shows most of itself, and shrink where they no longer do', () => {
  const lay = laying();
  const widths = [7, 8, 9, 10].map((count) => lay(3, count, 2)[1]);
  expect(widths).toEqual([132, 132, 132, 118]);
});

test('they grow back only when a round begins, and only where more would have room', () => {
  const lay = laying();
  lay(3, 10, 2);
  expect(lay(3, 4, 2)[1]).toBe(118);
  expect(lay(3, 6, 3)[1]).toBe(118);
  expect(lay(3, 5, 4)[1]).toBe(132);
});

test('laid twice alike nothing changes, and what an undo leads back to is laid anew', () => {
  const lay = laying();
  lay(3, 10, 2);
  const held = lay(3, 4, 3);
  expect(lay(3, 4, 3)).toEqual(held);
  lay(3, 10, 4);
  expect(lay(3, 4, 4)[1]).toBe(118);
  expect(lay(3, 4, 3)[1]).toBe(132);
});

test('on every board what is held has room for both sides', () => {
  for (const height of [380, 440, 506, 700]) {
    const board = { ...BOARD, height };
    const sizes = new HeldSizes();
    for (let step = 0; step < 200; step += 1) {
      const [theirs, ours] = [(step * 7) % 19, (step * 5) % 23];
      const laid = { opponent: { groups: [theirs] }, good: { groups: [ours] } };
      const held = sizes.hold(laid, board, 1 + Math.floor(step / 6));
      const rows = rowsOf(held.opponent, held.good, board);
      expect(rows.opponent.height + rows.good.height + rows.line).toBeLessThanOrEqual(height + 0.001);
      for (const row of [rows.opponent, rows.good]) expect(row.seen.every((seen) => seen >= 26)).toBe(true);
    }
  }
});
