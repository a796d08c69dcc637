import { expect, test } from 'vitest';
import { countOf, type DeckEntry } from '../../engine/alpha-omega/beyond/decks/entries.ts';
import { starter, starterStock } from '../../engine/alpha-omega/testing/starter.ts';
import { gathered } from '../../engine/alpha-omega/index.ts';
import { assistedList } from './assisted.ts';

const published = gathered(starterStock.opponent.map((card) => ({ card, copies: 1 })));
const copies = (list: readonly DeckEntry[], name: string): number =>
  list.find(({ card }) => card === `starter:${name}`)?.copies ?? 0;
const mightiest = (list: readonly DeckEntry[]): number =>
  Math.max(
    ...list.map(({ card }) => {
      const def = starter.get(card);
      return def?.type === 'person' ? def.strength : 0;
    }),
  );

test('without help a deck is as it is published', () => {
  expect(assistedList(published, ['watchmen'])).toEqual(published);
});

test('each of our decks holds less than the one before, and what its name says', () => {
  const [tempered, gentle, calm, mild, modest, meek, lowly] = (
    ['temperedDeck', 'gentleDeck', 'calmDeck', 'mildDeck', 'modestDeck', 'meekDeck', 'lowlyDeck'] as const
  ).map((assist) => assistedList(published, [assist]));
  const all = [published, tempered, gentle, calm, mild, modest, meek, lowly].map((list) =>
    countOf(list ?? []),
  );
  expect(all.toSorted((a, b) => b - a)).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
  expect(copies(published, 'hail-of-iron-globes')).toBe(6);
  expect(copies(tempered ?? [], 'hail-of-iron-globes')).toBe(2);
  expect(copies(tempered ?? [], 'satan-lures-angels')).toBe(1);
  expect(copies(gentle ?? [], 'hail-of-iron-globes')).toBe(0);
  const strengths = [calm, mild, modest, meek, lowly].map((list) => mightiest(list ?? []));
  expect(strengths).toEqual([11, 11, 11, 10, 9]);
});

test('the softened deck is the tempered one without the two mightiest', () => {
  const [tempered, softened] = (['temperedDeck', 'softenedDeck'] as const).map((assist) =>
    assistedList(published, [assist]),
  );
  const without = (tempered ?? []).filter(({ card }) => !/^starter:(satan|beelzebub)$/.test(card));
  expect(softened).toEqual(without);
  expect(countOf(without)).toBe(countOf(tempered ?? []) - 2);
});

const catastrophes = (list: readonly DeckEntry[]): readonly number[] =>
  ['hail-of-iron-globes', 'satan-lures-angels'].map((name) => copies(list, name));

test('the stern deck has all catastrophes, and nobody weak', () => {
  const stern = assistedList(published, ['sternDeck']);
  expect(catastrophes(stern)).toEqual(catastrophes(published));
  const weak = stern.flatMap(({ card }) => {
    const def = starter.get(card);
    return def?.type === 'person' && def.strength < 8 ? [def.name] : [];
  });
  expect(weak.toSorted()).toEqual([]);
});

test('the grim deck has everybody and all catastrophes, and fewer that weigh little', () => {
  const [stern, grim] = (['sternDeck', 'grimDeck'] as const).map((assist) =>
    assistedList(published, [assist]),
  );
  const persons = (list: readonly DeckEntry[] = []) =>
    list.filter(({ card }) => starter.get(card)?.type === 'person');
  const rest = (list: readonly DeckEntry[] = []) => countOf(list) - countOf(persons(list));
  expect(persons(grim)).toEqual(persons(published));
  expect(catastrophes(grim ?? [])).toEqual(catastrophes(published));
  // Three cards of one copy each, and one of the two copies of Injustice.
  expect(rest(grim)).toBe(rest(stern) - 4);
});

test('two decks have fewer of the mighty instead of catastrophes', () => {
  const heldBy = (assist: 'mildDeck' | 'modestDeck' | 'squallyDeck' | 'stormyDeck') =>
    assistedList(published, [assist]);
  expect([catastrophes(heldBy('squallyDeck')), catastrophes(heldBy('stormyDeck'))]).toEqual([
    [3, 1],
    [4, 1],
  ]);
  expect(countOf(heldBy('squallyDeck'))).toBe(countOf(heldBy('mildDeck')) + 4);
  expect(countOf(heldBy('stormyDeck'))).toBe(countOf(heldBy('modestDeck')) + 5);
});
