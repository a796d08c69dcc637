import { expect, test } from 'vitest';
import { heldClock } from '../motion/testing/held-clock.ts';
import { Shifted, type Strip } from './shifted.svelte.ts';

const lying = (...ids: readonly number[]): readonly Strip[] =>
  ids.map((id, at) => ({ id, from: 100 * at, to: 100 * at + 80 }));

const WIDE = 800;

test('a press where another card lay a moment ago is known, one on a card that stayed is none', () => {
  const time = heldClock();
  const shifted = new Shifted(time.clock);
  shifted.lie('good', lying(1, 2, 3), WIDE);
  expect(shifted.wasOther('good', 50, 1)).toBe(false);
  shifted.lie('good', lying(1, 3), WIDE);
  expect(shifted.wasOther('good', 150, 3)).toBe(true);
  expect(shifted.wasOther('good', 50, 1)).toBe(false);
  expect(shifted.wasOther('opponent', 150, 3)).toBe(false);
  time.pass(400);
  expect(shifted.wasOther('good', 150, 3)).toBe(false);
});

test('where nothing lay, nobody reached for something else', () => {
  const shifted = new Shifted(heldClock().clock);
  shifted.lie('hand', lying(1), WIDE);
  shifted.lie('hand', lying(1, 2), WIDE);
  expect(shifted.wasOther('hand', 150, 2)).toBe(false);
});

test('said twice nothing has moved, and a lane that was empty hid nothing', () => {
  const time = heldClock();
  const shifted = new Shifted(time.clock);
  shifted.lie('hand', [], WIDE);
  shifted.lie('hand', lying(1, 2), WIDE);
  shifted.lie('hand', lying(1, 2), WIDE);
  expect(time.open()).toBe(0);
});

test('of two moves after each other both are remembered', () => {
  const time = heldClock();
  const shifted = new Shifted(time.clock);
  shifted.lie('good', lying(1, 2), WIDE);
  time.pass(10);
  shifted.lie('good', lying(2, 1), WIDE);
  time.pass(200);
  shifted.lie('good', lying(3, 1), WIDE);
  expect(shifted.wasOther('good', 50, 3)).toBe(true);
  time.pass(250);
  expect(shifted.wasOther('good', 50, 1)).toBe(true);
  time.pass(150);
  expect(shifted.wasOther('good', 50, 1)).toBe(false);
});

test('a lane of another width has other places: nothing has moved in it', () => {
  const shifted = new Shifted(heldClock().clock);
  shifted.lie('good', lying(1, 2), 0);
  shifted.lie('good', lying(2, 1), WIDE);
  expect(shifted.wasOther('good', 50, 2)).toBe(false);
});
