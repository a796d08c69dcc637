import { expect, test } from 'vitest';
import { fakeCards as cards } from '../words/testing/fake-cards.ts';
import { rulingsOf } from './card-rulings.ts';

const of = (name: string): readonly number[] => {
  const card = cards.find(({ id }) => id === `starter:${name}`);
  if (!card) throw new Error(`there is no ${name}`);
  return rulingsOf(card);
};

test('every card has rulings that concern it, in order and each once', () => {
  for (const card of cards) {
    const rulings = rulingsOf(card);
    expect(rulings.length, card.id).toBeGreaterThan(0);
    expect(rulings, card.id).toEqual([...new Set(rulings)].toSorted((a, b) => a - b));
  }
});

test.each([
  ['crystal-sea', 11],
  ['hail-of-iron-globes', 12],
  ['1-3-of-the-angels-fall', 13],
  ['heaven', 14],
  ['eremiel', 30],
  ['abdiel', 9],
  ['michael', 15],
])('%s: ruling %i', (name, ruling) => {
  expect(of(name)).toContain(ruling);
});
