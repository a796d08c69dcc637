import { expect, test } from 'vitest';
import type { Direction } from './pad-buttons.ts';
import { onward, type Box } from './spatial.ts';

const box = (left: number, top: number, width = 80, height = 100): Box => ({
  ...{ left, top },
  ...{ right: left + width, bottom: top + height },
});

/** Two rows, the second one shorter and centred, as cards are when they wrap. */
const rows = [box(0, 0), box(100, 0), box(200, 0), box(50, 120), box(150, 120)];

/** Where one comes to from one of the boxes: its place among all of them. */
function from(place: number, direction: Direction, boxes: readonly Box[] = rows): number | null {
  const here = boxes[place];
  if (here === undefined) throw new Error('no such box');
  const others = boxes.filter((one) => one !== here);
  const to = onward(here, others, direction);
  const target = to === null ? undefined : others[to];
  return target === undefined ? null : boxes.indexOf(target);
}

test('left and right go along the row, one by one', () => {
  expect(from(0, 'right')).toBe(1);
  expect(from(1, 'right')).toBe(2);
  expect(from(2, 'left')).toBe(1);
});

test('from the end of a row one comes to the beginning of the next, and back', () => {
  expect(from(2, 'right')).toBe(3);
  expect(from(3, 'left')).toBe(2);
});

test('there is nothing before the first and behind the last', () => {
  expect(from(0, 'left')).toBeNull();
  expect(from(4, 'right')).toBeNull();
  expect(from(0, 'up')).toBeNull();
  expect(from(4, 'down')).toBeNull();
});

test('up and down go to what lies nearest', () => {
  expect(from(0, 'down')).toBe(3);
  expect(from(2, 'down')).toBe(4);
  expect(from(3, 'up')).toBe(0);
});

test('what a card carries under it comes before the next row', () => {
  const carrying = [box(0, 0), box(0, 102, 80, 20), box(100, 0), box(50, 140)];
  expect(from(0, 'down', carrying)).toBe(1);
  expect(from(1, 'down', carrying)).toBe(3);
  expect(from(1, 'up', carrying)).toBe(0);
});

test('cards that overlap like those in a full hand are walked through one by one', () => {
  const fan = [0, 1, 2, 3].map((place) => box(place * 30, 0));
  expect(from(0, 'right', fan)).toBe(1);
  expect(from(3, 'left', fan)).toBe(2);
});

test('neighbours of other heights are in one row still', () => {
  const uneven = [box(0, 0, 80, 200), box(100, 60, 40, 30), box(160, 0, 80, 200)];
  expect(from(0, 'right', uneven)).toBe(1);
  expect(from(1, 'right', uneven)).toBe(2);
});

test('every box is reached from every other, whichever way they wrap', () => {
  for (const columns of [1, 2, 3, 5, 8]) {
    const cards = Array.from({ length: 8 }, (_, place) =>
      box((place % columns) * 90, Math.floor(place / columns) * 110),
    );
    const walked = cards.map((_, place) => from(place, 'right', cards));
    expect(walked).toEqual([1, 2, 3, 4, 5, 6, 7, null]);
  }
});
