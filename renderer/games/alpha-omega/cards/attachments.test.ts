import { expect, test } from 'vitest';
import { attachmentsOn } from './attachments.ts';

test('one lies under the middle of its bearer, a few side by side, each within its width', () => {
  const [alone] = attachmentsOn(1, false, 1, 0.3);
  expect(alone?.left).toBeCloseTo((1 - (alone?.width ?? 0)) / 2);
  for (let count = 2; count <= 6; count += 1) {
    const all = attachmentsOn(count, false, 1, 0.3);
    expect(all).toHaveLength(count);
    expect(all.at(0)?.left).toBeCloseTo(0);
    expect((all.at(-1)?.left ?? 0) + (all.at(-1)?.width ?? 0)).toBeCloseTo(1);
  }
});

test('below its bearer a card lies upright, nearly all of it seen, and within the room that is left there', () => {
  for (const room of [0.2, 0.3, 0.5])
    for (const { top, height, turn } of attachmentsOn(2, false, 1, room)) {
      expect(turn).toBe(0);
      expect(7 / 5 - top).toBeLessThan(0.1 * height);
      expect(top + height).toBeLessThanOrEqual(7 / 5 + room + 1e-9);
    }
});

test('of two that are carried none lies over the other', () => {
  const [one, other] = attachmentsOn(2, false, 1, 0.3);
  expect((one?.left ?? 1) + (one?.width ?? 1)).toBeLessThanOrEqual(other?.left ?? 0);
});

test('in a fan they stay within what is seen of their bearer', () => {
  for (let count = 1; count <= 4; count += 1)
    for (const { left, width } of attachmentsOn(count, false, 0.5, 0.3)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(0.5);
    }
});

test('those of an Opponent lie at its side, one under the other, none over another', () => {
  for (let count = 1; count <= 4; count += 1) {
    const all = attachmentsOn(count, true, 2, 0.3);
    for (const [at, { top, height }] of all.entries())
      expect(top + height).toBeLessThanOrEqual(all[at + 1]?.top ?? 7 / 5);
  }
});

test('in a fan those at the side lie over their bearer, within what is seen of both', () => {
  for (let count = 1; count <= 3; count += 1)
    for (const { left, width, isOver } of attachmentsOn(count, true, 0.8, 0.3)) {
      expect(isOver).toBe(true);
      expect(left + width).toBeLessThanOrEqual(0.8);
      expect(left).toBeGreaterThanOrEqual(0.3);
    }
  // Where nearly all of its room is left its bearer's signs are not hidden.
  for (const seen of [1.3, 1.4])
    expect(attachmentsOn(1, true, seen, 0.3).map(({ isOver }) => isOver)).toEqual([false]);
});
