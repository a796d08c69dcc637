import { expect, test } from 'vitest';
import { HeldPlaces } from './held-places.ts';
import { rowsOf, type Board } from './rows.ts';

/** The board of a window of 1280 by 800. */
const BOARD: Board = { width: 980, height: 506, unit: 1, text: 1 };

interface Also {
  readonly turn?: string;
  readonly phase?: string;
  readonly beside?: ReadonlySet<number>;
  readonly groups?: readonly number[];
}

/** Lays one row of Opponents after the other. @returns where each card lies */
function laying() {
  const held = new HeldPlaces();
  return (ids: readonly number[], also: Also = {}) => {
    const { turn = '1 0', phase = 'actionPhase', beside = new Set(), groups = [ids.length] } = also;
    const { opponent } = rowsOf({ groups, beside, wanted: 132 }, { groups: [2] }, BOARD);
    const row = held.hold('opponent', opponent, { ids, beside }, { board: BOARD, turn, phase });
    return { lefts: Object.fromEntries(ids.map((id, at) => [id, row.lefts[at]])), seen: row.seen };
  };
}

test('where one falls a gap stays, and nobody moves', () => {
  const lay = laying();
  const { lefts } = lay([1, 2, 3, 4]);
  expect(lay([1, 3, 4]).lefts).toEqual({ 1: lefts[1], 3: lefts[3], 4: lefts[4] });
  expect(lay([3]).lefts).toEqual({ 3: lefts[3] });
});

test('whoever comes lies down at the end, as far from the others as they are', () => {
  const lay = laying();
  const { lefts } = lay([1, 2, 3]);
  expect(lay([1, 2, 3, 4]).lefts).toEqual({ ...lefts, 4: (lefts[3] ?? 0) + 152 });
});

test('whoever comes first of all lies down at the left of the others', () => {
  const lay = laying();
  const { lefts } = lay([1, 2]);
  expect(lay([7, 1, 2]).lefts).toEqual({ ...lefts, 7: (lefts[1] ?? 0) - 152 });
});

test('one that comes between two takes a gap where it has room there, else only those after it give way', () => {
  const lay = laying();
  const { lefts } = lay([1, 2, 3]);
  lay([1, 3]);
  expect(lay([1, 8, 3]).lefts).toEqual({ 1: lefts[1], 8: lefts[2], 3: lefts[3] });
  expect(lay([1, 8, 9, 3]).lefts).toEqual({
    ...{ 1: lefts[1], 8: lefts[2], 9: lefts[3] },
    3: (lefts[3] ?? 0) + 152,
  });
});

test('where a little room lacks at the end, all give way by that, and not as far as the middle', () => {
  const lay = laying();
  const five = lay([1, 2, 3, 4, 5]).lefts;
  const { lefts } = lay([1, 2, 3, 4, 5, 6]);
  // Eight pixels from the edge of the board.
  expect((lefts[6] ?? 0) + 132).toBe(BOARD.width - 8);
  expect((five[1] ?? 0) - (lefts[1] ?? 0)).toBe((five[5] ?? 0) + 152 - (lefts[6] ?? 0));
  expect((five[1] ?? 0) - (lefts[1] ?? 0)).toBeLessThan(152 / 2);
});

test('where there is no room at all the row is laid anew', () => {
  const lay = laying();
  lay([1, 2, 3, 4, 5, 6]);
  const { opponent } = rowsOf({ groups: [8], wanted: 132 }, { groups: [2] }, BOARD);
  expect(Object.values(lay([1, 2, 3, 4, 5, 6, 7, 8]).lefts)).toEqual(opponent.lefts);
});

test('when the turn passes the row closes', () => {
  const lay = laying();
  lay([1, 2, 3]);
  lay([1, 3]);
  expect(lay([1, 3], { turn: '1 1' }).lefts).toEqual({ 1: 348, 3: 500 });
});

test('when a phase passes cards that lie under each other spread into the room that is free, and others stay', () => {
  const lay = laying();
  const all = [1, 2, 3, 4, 5, 6, 7, 8];
  const { lefts } = lay(all, { phase: 'opponentPhase' });
  const left = all.filter((id) => id !== 8);
  const { 8: _, ...kept } = lefts;
  expect(lay(left, { phase: 'opponentPhase' }).lefts).toEqual(kept);
  const { opponent } = rowsOf({ groups: [7], wanted: 132 }, { groups: [2] }, BOARD);
  expect(Object.values(lay(left, { phase: 'drawPhase' }).lefts)).toEqual(opponent.lefts);
  lay([1, 2, 3], { turn: '2 0' });
  const { lefts: wide } = lay([1, 3], { turn: '2 0' });
  expect(lay([1, 3], { turn: '2 0', phase: 'cleanUp' }).lefts).toEqual(wide);
});

test('what a card is given at its side has room: the next one gives way, and nobody before it', () => {
  const lay = laying();
  const { lefts } = lay([1, 2, 3]);
  const { lefts: after, seen } = lay([1, 2, 3], { beside: new Set([1]) });
  expect([after[1], after[2]]).toEqual([lefts[1], lefts[2]]);
  expect(after[3]).toBe((lefts[3] ?? 0) + 50);
  expect(seen).toEqual([132, 182, 132]);
});

test('cards that lie in another order are laid anew', () => {
  const lay = laying();
  const { lefts } = lay([1, 2, 3]);
  expect(lay([2, 1, 3]).lefts).toEqual({ 2: lefts[1], 1: lefts[2], 3: lefts[3] });
});
