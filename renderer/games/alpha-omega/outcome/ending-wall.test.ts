import { expect, test } from 'vitest';
import { hung, type Spot } from './ending-wall.ts';

const wallOf = (count: number): readonly Spot[] =>
  hung(Array.from({ length: count }, (_, at) => at)).map(({ spot }) => spot);

/** What a window takes on its side, with its name. */
const boxOf = ({ away, top, scale, isNamed }: Spot) => ({
  ...{ away, top },
  right: away + 120 * scale,
  bottom: top + 202 * scale + (isNamed ? 20 : 0),
});

test('up to four hang as large as they are, the first on either side of the rose', () => {
  expect(wallOf(4).map(({ side, away, top, scale }) => [side, away, top, scale])).toEqual([
    ['left', 18, 80, 1],
    ['right', 18, 80, 1],
    ['left', 164, 132, 1],
    ['right', 164, 132, 1],
  ]);
});

test('however many there are, none hangs over another or beyond the wall, and the first are nearest to the rose', () => {
  for (let count = 1; count <= 60; count += 1) {
    const wall = wallOf(count);
    for (const side of ['left', 'right'] as const) {
      const boxes = wall.filter((one) => one.side === side).map(boxOf);
      expect(
        Math.max(0, ...boxes.map(({ right }) => right)),
        `${String(count)} on the ${side}`,
      ).toBeLessThanOrEqual(420);
      expect(Math.min(80, ...boxes.map(({ top }) => top))).toBeGreaterThanOrEqual(20);
      expect(Math.max(0, ...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(390);
      const over = boxes.filter((one, at) =>
        boxes
          .slice(at + 1)
          .some(
            (other) =>
              one.away < other.right &&
              other.away < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      );
      expect(over, String(count)).toEqual([]);
      expect(boxes.map(({ away }) => away)).toEqual(boxes.map(({ away }) => away).toSorted((a, b) => a - b));
    }
  }
});

test('a dozen still have their names', () => {
  expect(wallOf(12).every(({ isNamed }) => isNamed)).toBe(true);
});

/** The middle of what some windows take together. */
function middleOf(spots: readonly Spot[]): readonly [number, number] {
  const boxes = spots.map(boxOf);
  const [left, right] = [
    Math.min(...boxes.map(({ away }) => away)),
    Math.max(...boxes.map((box) => box.right)),
  ];
  const [top, bottom] = [
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
}

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  '%i windows hang alike on both sides of the rose, which stays in the middle over the words',
  (count) => {
    const wall = wallOf(count);
    const [left, right] = [
      wall.filter(({ side }) => side === 'left'),
      wall.filter(({ side }) => side === 'right'),
    ];
    expect(middleOf(right)).toEqual(middleOf(left));
  },
);
