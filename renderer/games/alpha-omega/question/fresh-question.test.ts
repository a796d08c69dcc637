import { expect, test } from 'vitest';
import { FreshQuestion } from './fresh-question.ts';

test('the first question of all may be answered at once', () => {
  const fresh = new FreshQuestion();
  fresh.asks(1, 1_000);
  expect(fresh.isUnread(1_001)).toBe(false);
});

test('a question that took the place of another may not, for a moment and for one press', () => {
  const fresh = new FreshQuestion();
  fresh.asks(1, 0);
  fresh.asks(2, 1_000);
  fresh.asks(2, 1_200);
  expect([fresh.isUnread(1_349), fresh.isUnread(1_350)]).toEqual([true, false]);
});

test('a press that brings a question has not seen it, the next one has', () => {
  const fresh = new FreshQuestion();
  fresh.asks(1, 0);
  const over = fresh.press();
  fresh.asks(2, 1_000);
  over();
  expect(fresh.isUnread(1_010)).toBe(true);
  fresh.press()();
  expect(fresh.isUnread(1_020)).toBe(false);
});

test('a pause in which nobody is asked does not make the next question the first', () => {
  const fresh = new FreshQuestion();
  fresh.asks(1, 0);
  fresh.asks(null, 500);
  fresh.asks(2, 1_000);
  expect(fresh.isUnread(1_100)).toBe(true);
});
