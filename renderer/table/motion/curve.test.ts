import { expect, test } from 'vitest';
import { betweenCards, pointOn } from './curve.ts';

/** A box as the page tells of it. */
const box = (left: number, top: number, width: number, height: number): DOMRectReadOnly => ({
  ...{ x: left, y: top, left, top, width, height, right: left + width, bottom: top + height },
  toJSON: () => null,
});

const PLACE = box(8, 210, 96, 134);

test('to the Place beside the row an arrow goes over no face of those who stand between', () => {
  const row = [0, 1, 2, 3, 4].map((at) => box(200 + at * 150, 52, 132, 185));
  for (const from of row) {
    const curve = betweenCards(from, PLACE);
    expect([curve.from.y, curve.to.x]).toEqual([from.bottom, PLACE.right + 8]);
    expect(curve.to.y).toBeGreaterThan(PLACE.top);
    expect(curve.to.y).toBeLessThan(PLACE.bottom);
    for (let step = 1; step <= 20; step += 1) {
      const { x, y } = pointOn(curve, step / 20);
      const over = row.filter((one) => x > one.left && x < one.right && y > one.top && y < one.bottom);
      expect(over, `from ${from.left} at ${x}, ${y}`).toEqual([]);
    }
  }
});

test('from the lower row as well an arrow ends at the side of the Place, not below it', () => {
  const row = [0, 1, 2, 3, 4].map((at) => box(200 + at * 150, 290, 132, 185));
  for (const from of row) {
    const curve = betweenCards(from, PLACE);
    expect([curve.from.y, curve.to.x]).toEqual([from.top, PLACE.right + 8]);
    expect(curve.to.y).toBeGreaterThan(PLACE.top);
    expect(curve.to.y).toBeLessThan(PLACE.bottom);
    for (let step = 1; step <= 20; step += 1)
      expect(pointOn(curve, step / 20).y).toBeLessThanOrEqual(from.top);
  }
});

test('however far it goes across, an arrow stays between the rows and over no seal of either', () => {
  const [foe, ours] = [box(160, 52, 132, 220), box(840, 400, 132, 185)];
  for (const curve of [betweenCards(foe, ours), betweenCards(ours, foe)])
    for (let step = 0; step <= 20; step += 1) {
      const { y } = pointOn(curve, step / 20);
      expect(y).toBeGreaterThanOrEqual(foe.bottom);
      expect(y).toBeLessThanOrEqual(ours.top);
    }
});

test('across the line an arrow goes from the nearest edge to the nearest edge', () => {
  const [foe, ours] = [box(400, 52, 132, 185), box(500, 290, 132, 185)];
  expect(betweenCards(ours, foe).from.y).toBe(ours.top);
  expect(betweenCards(ours, foe).to.y).toBe(foe.bottom + 8);
  expect(betweenCards(foe, ours).from.y).toBe(foe.bottom);
  expect(betweenCards(foe, ours).to.y).toBe(ours.top - 8);
});

test('where another stood in the way it bends towards that one', () => {
  const [foe, ours, other] = [box(400, 52, 132, 185), box(500, 290, 132, 185), box(700, 290, 132, 185)];
  const straight = betweenCards(foe, ours);
  const bent = betweenCards(foe, ours, other);
  expect(bent.through.x).toBeGreaterThan(straight.through.x);
  expect(bent.to).toEqual(straight.to);
});
