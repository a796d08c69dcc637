import { expect, test } from 'vitest';
import type { CardDef } from '../../../../../engine/alpha-omega/index.ts';
import { fakeBook, idOf } from '../testing/fake-cards.ts';
import { abilityText, mayText } from './may-text.ts';

const cardNamed = (name: string): CardDef => {
  const def = fakeBook.get(idOf(name));
  if (def === undefined) throw new Error(`there is no ${name}`);
  return def;
};

test('of an Objective it is what may be used, without the leads and what it brings', () => {
  const text = mayText(cardNamed('Ye Shall Be as Gods'), fakeBook);
  expect(text).toMatch(/draw 3/);
  expect(text).not.toMatch(/leads by|Set Up/);
});

test('of a card that never asks it is nothing', () => {
  expect(mayText(cardNamed('Black Blade'), fakeBook)).toBe('');
});

test('of one ability it is what that does', () => {
  const raphael = cardNamed('Raphael');
  const at = raphael.abilities.findIndex(({ kind }) => kind === 'activated');
  expect(abilityText(raphael, at, fakeBook)).toMatch(/damage/);
  expect(abilityText(raphael, 99, fakeBook)).toBe('');
});
