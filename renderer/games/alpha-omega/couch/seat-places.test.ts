import { expect, test } from 'vitest';
import { seatPlaces, seatRoom } from './seat-places.ts';

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

test('marks leave the corner to what is told of the pace, as long as their names can be read', () => {
  expect(seatRoom(2, 980, 1)).toEqual({ mark: 210, width: 830 });
  expect(seatRoom(5, 980, 1)).toEqual({ mark: 160, width: 830 });
  expect(seatRoom(6, 980, 1)).toEqual({ mark: 157, width: 980 });
  expect(seatRoom(6, 800, 1)).toEqual({ mark: 127, width: 800 });
  const { mark, width } = seatRoom(2, 980, 1);
  const [, last = 0] = seatPlaces([null, { from: 900, to: 980 }], { mark, width });
  expect(last + mark).toBeLessThanOrEqual(830);
});
