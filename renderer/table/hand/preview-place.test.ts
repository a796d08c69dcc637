import { expect, test } from 'vitest';
import type { Box } from '../../input/spatial.ts';
import { previewPlace } from './preview-place.ts';

const ROOM: Box = { left: 0, top: 0, right: 1280, bottom: 560 };
const SIZE = { width: 240, height: 430 };
const card = (left: number): Box => ({ left, top: 320, right: left + 130, bottom: 500 });

test('a card is shown large at its right, and at its left where that hides less of those who can act next', () => {
  const kept = { seen: [card(500)], open: [], next: [] };
  expect(previewPlace(card(500), SIZE, ROOM, kept).left).toBe(640);
  const next = [card(650), card(800)];
  expect(previewPlace(card(500), SIZE, ROOM, { ...kept, next }).left).toBe(250);
  // Where both sides hide as much, it stays where one looks for it.
  const both = [card(350), card(650)];
  expect(previewPlace(card(500), SIZE, ROOM, { ...kept, next: both }).left).toBe(640);
});

test('what is chosen from counts before those who act next', () => {
  const kept = { seen: [card(500)], open: [card(350)], next: [card(650)] };
  expect(previewPlace(card(500), SIZE, ROOM, kept).left).toBe(640);
});
