import { expect, test } from 'vitest';
import { Reminders } from './reminders.ts';

test('the same reminder is read on two cards, and stays on those', () => {
  const reminders = new Reminders();
  const isNew = (card: string): boolean => reminders.isNew('It joins the Opponents.', card);
  expect([isNew('paimon'), isNew('abigor'), isNew('belial'), isNew('paimon')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect(reminders.isNew('Another.', 'belial')).toBe(true);
});
