import { expect, test } from 'vitest';
import { heldClock } from '../motion/testing/held-clock.ts';
import { Shifted, type Strip } from './shifted.ts';

const lying = (...ids: readonly number[]): readonly Strip[] =>
  ids.map((id, at) => ({ id, from: 100 * at, to: 100 * at + 80 }));

test('a press where another card lay a moment ago is known, one on a card that stayed is none', () => {
  const time = heldClock();
  const shifted = new Shifted(time.clock);
  shifted.lie('good', lying(1, 2, 3));
  expect(shifted.wasOther('good', 50, 1)).toBe(false);
  shifted.lie('good', lying(1, 3));
  expect(shifted.wasOther('good', 150, 3)).toBe(true);
  expect(shifted.wasOther('good', 50, 1)).toBe(false);
  expect(shifted.wasOther('opponent', 150, 3)).toBe(false);
  time.pass(400);
  expect(shifted.wasOther('good', 150, 3)).toBe(false);
});

test('where nothing lay, nobody reached for something else', () => {
  const shifted = new Shifted(heldClock().clock);
  shifted.lie('hand', lying(1));
  shifted.lie('hand', lying(1, 2));
  expect(shifted.wasOther('hand', 150, 2)).toBe(false);
});

test('said twice nothing has moved, and a lane that was empty hid nothing', () => {
  const time = heldClock();
  const shifted = new Shifted(time.clock);
  shifted.lie('hand', []);
  shifted.lie('hand', lying(1, 2));
  shifted.lie('hand', lying(1, 2));
  expect(time.open()).toBe(0);
});

test('of two moves after each other both are remembered', () => {
  const time = heldClock();
  const shifted = new Shifted(time.clock);
  shifted.lie('good', lying(1, 2));
  time.pass(10);
  shifted.lie('good', lying(2, 1));
  time.pass(200);
  shifted.lie('good', lying(3, 1));
  expect(shifted.wasOther('good', 50, 3)).toBe(true);
  time.pass(250);
  expect(shifted.wasOther('good', 50, 1)).toBe(true);
  time.pass(150);
  expect(shifted.wasOther('good', 50, 1)).toBe(false);
});
