import { expect, test } from 'vitest';
import type { LineKind } from '../../../../cards/text/types.ts';
import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import { fakeCards } from '../words/testing/fake-cards.ts';
import { Reminders, remindsOf } from './reminders.ts';

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

const cardOf = (type: CardDef['type']): CardDef => {
  const def = fakeCards.find((one) => one.type === type);
  if (def === undefined) throw new Error(`no ${type} is there`);
  return def;
};
const good = { card: { lured: false }, lost: null };
const fallen = { card: { lured: true }, lost: 'Lured Astray' };

test('what a trait leads to is read on whoever is Lured Astray, and what a text means as long as it counts', () => {
  const def = cardOf('person');
  const shows = (kind: LineKind, now: typeof good | typeof fallen | { card: null; lost: null }): boolean =>
    remindsOf({ def, ...now }, null)('What it means.', kind);
  expect([shows('is', { card: null, lost: null }), shows('is', good), shows('is', fallen)]).toEqual([
    false,
    false,
    true,
  ]);
  expect([shows('rule', good), shows('rule', fallen)]).toEqual([true, false]);
});

test('the slot of an Item is explained wherever it lies', () => {
  expect(remindsOf({ def: cardOf('item'), card: null, lost: null }, null)('One weapon.', 'is')).toBe(true);
});
