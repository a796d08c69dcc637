import { expect, test } from 'vitest';
import { seatPlaces } from './seat-places.ts';

const ROOM = { mark: 100, width: 980 };

test('a mark stands under the middle of the cards of its seat', () => {
  const places = seatPlaces(
    [
      { from: 100, to: 400 },
      { from: 500, to: 900 },
    ],
    ROOM,
  );
  expect(places).toEqual([200, 650]);
});

test('a seat without cards has its mark beside the one before', () => {
  expect(seatPlaces([null, { from: 400, to: 600 }, null], ROOM)).toEqual([0, 450, 556]);
});

test('no mark lies over another, nor beyond the board', () => {
  const places = seatPlaces(
    Array.from({ length: 6 }, () => ({ from: 860, to: 980 })),
    ROOM,
  );
  expect(places).toEqual([350, 456, 562, 668, 774, 880]);
});
