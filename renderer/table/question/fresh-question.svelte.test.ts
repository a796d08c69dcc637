import { expect, test } from 'vitest';
import { heldClock } from '../motion/testing/held-clock.ts';
import { FreshQuestion } from './fresh-question.svelte.ts';

function asking() {
  const time = heldClock();
  return { fresh: new FreshQuestion(time.clock), pass: time.pass };
}

test('the question with which a table is opened may be answered at once', () => {
  const { fresh } = asking();
  fresh.asks(1);
  expect(fresh.isUnread).toBe(false);
});

test('one that takes the place of another may not for a moment, however often it is said', () => {
  const { fresh, pass } = asking();
  fresh.asks(1);
  fresh.asks(2);
  pass(200);
  fresh.asks(2);
  pass(199);
  expect(fresh.isUnread).toBe(true);
  pass(1);
  expect(fresh.isUnread).toBe(false);
});

test('one that nobody led to, for longer', () => {
  const { fresh, pass } = asking();
  fresh.asks(1);
  fresh.asks(2, true);
  pass(999);
  expect(fresh.isUnread).toBe(true);
  pass(1);
  expect(fresh.isUnread).toBe(false);
});

test('nor may the first that comes after something was told, or after a pause in which nobody is asked', () => {
  const { fresh, pass } = asking();
  fresh.asks(null);
  fresh.asks(1);
  expect(fresh.isUnread).toBe(true);
  pass(400);
  fresh.asks(null);
  fresh.asks(2);
  expect(fresh.isUnread).toBe(true);
});

test('the moment of a question begins anew with the next', () => {
  const { fresh, pass } = asking();
  fresh.asks(1);
  fresh.asks(2);
  pass(300);
  fresh.asks(3);
  pass(300);
  expect(fresh.isUnread).toBe(true);
  fresh.stop();
  expect(fresh.isUnread).toBe(false);
});
