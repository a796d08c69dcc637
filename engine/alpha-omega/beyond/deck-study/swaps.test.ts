import { describe, expect, test } from 'vitest';
import type { Ability, Catalogue, DeckCardDef, Op } from '../../definitions.ts';
import type { DeckEntry } from '../decks/entries.ts';
import { like } from '../../testing/cards.ts';
import { swapped, swapsFor, type Swap } from './swaps.ts';

const does = (op: Op): Ability => ({ kind: 'activated', limit: { per: 'turn' }, do: [op] });
const HEALS = does({ op: 'heal', to: { side: 'good' }, amount: 1 });
const HARMS = does({ op: 'damage', to: { side: 'opponent' }, amount: 1 });
const DRAWS = does({ op: 'draw', amount: 1 });

const person = (
  id: string,
  strength: number,
  abilities: readonly Ability[] = [],
  supernatural = false,
): DeckCardDef => like('person', 'moses', { id, strength, abilities, supernatural, copies: 1 });
const item = (id: string, copies = 1): DeckCardDef =>
  like('item', 'flaming-sword', { id, copies, slot: 'other', abilities: [] });

const catalogue = (...cards: readonly DeckCardDef[]): Catalogue =>
  new Map(cards.map((card) => [card.id, card]));
const deck = (...cards: readonly string[]): readonly DeckEntry[] =>
  cards.map((card) => ({ card, copies: 1 }));

/** The only conflict: `x`, in the first deck, which keeps it, and in the second, which has these cards besides. */
function swapOfX(cards: readonly DeckCardDef[], ...besides: readonly string[]): Swap | undefined {
  const [swap, ...more] = swapsFor([deck('x'), deck('x', ...besides)], catalogue(...cards));
  expect(more).toEqual([]);
  expect(swap).toMatchObject({ deck: 1, take: 'x', keeper: 0 });
  return swap;
}
const putForX = (...cards: readonly DeckCardDef[]): unknown => swapOfX(cards)?.put;

const X = person('x', 5);

describe('which card takes the place of a Person', () => {
  test('one of like Strength, of two alike the first', () => {
    expect(putForX(X, person('weak', 3), person('strong', 6))).toBe('strong');
    expect(putForX(X, person('weak', 4), person('strong', 7))).toBe('weak');
    expect(putForX(X, person('weak', 4), person('strong', 6))).toBe('weak');
    expect(putForX(X, person('strong', 6), person('weak', 4))).toBe('strong');
  });

  test('a Person before another type, unless the difference is greater than all its Strength and the gap', () => {
    expect(putForX(X, item('item'), person('strong', 5 + 8))).toBe('strong');
    expect(putForX(X, item('item'), person('strong', 5 + 9))).toBe('item');
    expect(putForX(X, item('item'), person('strong', 5 + 10))).toBe('item');
  });

  test('a human for a human and a supernatural one for a supernatural one, as far as a point of Strength', () => {
    expect(putForX(X, person('angel', 5, [], true), person('human', 5))).toBe('human');
    expect(putForX(X, person('angel', 5, [], true), person('human', 7))).toBe('angel');
    const angelX = person('x', 5, [], true);
    expect(putForX(angelX, person('human', 5), person('angel', 5, [], true))).toBe('angel');
    // Two points against one of Strength and one of kind: the first.
    expect(putForX(X, person('human', 7), person('angel', 6, [], true))).toBe('human');
    expect(putForX(X, person('angel', 6, [], true), person('human', 7))).toBe('angel');
  });

  test('one that does the same for the deck, the more so where no other card of it does', () => {
    const healingX = person('x', 5, [HEALS]);
    const cards = [healingX, person('idle', 5), person('heals', 8, [HEALS]), person('nurse', 1, [HEALS])];
    expect(swapOfX(cards)?.put).toBe('heals');
    expect(swapOfX(cards, 'nurse')?.put).toBe('idle');
  });

  test('one that does something besides, by half a point', () => {
    expect(putForX(X, person('idle', 5), person('heals', 5, [HEALS]))).toBe('heals');
    expect(putForX(X, person('heals', 5, [HEALS]), person('both', 5, [HEALS, HARMS]))).toBe('both');
    expect(putForX(X, person('idle', 5), person('heals', 6, [HEALS]))).toBe('idle');
  });

  test('not one for doing what the old one did: that is no gain', () => {
    const roles = [HEALS, HARMS, DRAWS];
    const cards = [person('x', 5, roles), person('idle', 5), person('alike', 5 + 7, roles)];
    // Somebody else of the deck does all of it: three roles are worth six points of Strength.
    expect(swapOfX([...cards, person('other', 5, roles)], 'other')?.put).toBe('idle');
  });

  test('none where all differ by twenty points or more', () => {
    expect(putForX(X, person('giant', 5 + 19))).toBe('giant');
    expect(putForX(X, person('giant', 5 + 20))).toBeNull();
    expect(putForX(X)).toBeNull();
  });

  test('none of the other side, and nothing that is in no deck', () => {
    const foe = like('person', 'agares', { id: 'foe', strength: 5, abilities: [] });
    const calling = like('calling', 'squadrons-at-once', { id: 'calling' });
    const content: Catalogue = new Map([X, foe, calling].map((card) => [card.id, card]));
    expect(swapsFor([deck('x'), deck('x')], content)).toMatchObject([{ put: null }]);
  });

  test('no Person of any deck of the team, and no card of which the deck has all that are published', () => {
    const content = catalogue(X, person('there', 5), person('left', 9), item('item', 2));
    const puts = (...decks: readonly (readonly DeckEntry[])[]): readonly unknown[] =>
      swapsFor(decks, content).map(({ put }) => put);
    expect(puts(deck('x', 'there'), deck('x'))).toEqual(['left']);
    expect(puts(deck('x'), deck('x', 'there'))).toEqual(['left']);
    // Three need another: one gets the Person that is left, the others the Item.
    expect(puts(deck('x', 'there'), deck('x'), deck('x'), deck('x'))).toEqual(['left', 'item', 'item']);
    const items = (copies: number): readonly DeckEntry[] => [{ card: 'item', copies }];
    const full = [...deck('x', 'there', 'left'), ...items(2)];
    expect(puts(full, [...deck('x'), ...items(1)])).toEqual(['item']);
    expect(puts(full, [...deck('x'), ...items(2)])).toEqual([null]);
  });
});

describe('what is told of a swap', () => {
  test('what both cards do, what only the old one does and what only the new one does, and the Strength gained', () => {
    const old = person('x', 5, [HEALS, HARMS]);
    expect(swapOfX([old, person('new', 7, [HARMS, DRAWS])])).toEqual({
      ...{ deck: 1, take: 'x', put: 'new', keeper: 0, strength: 2 },
      ...{ keeps: ['harms'], loses: ['heals'], gains: ['draws'] },
    });
  });

  test('of another type that no Strength is compared, and of none that all is lost', () => {
    const old = person('x', 5, [HEALS]);
    const told = { deck: 1, take: 'x', keeper: 0, strength: null, keeps: [], loses: ['heals'], gains: [] };
    expect(swapOfX([old, item('item')])).toEqual({ ...told, put: 'item' });
    expect(swapOfX([old])).toEqual({ ...told, put: null });
  });
});

describe('which deck keeps a Person', () => {
  const HEALER = person('x', 5, [HEALS]);

  test('the one that would miss it most', () => {
    const content = catalogue(HEALER, person('nurse', 5, [HEALS]), person('idle', 5));
    // The second deck has nobody else who heals.
    expect(swapsFor([deck('x', 'nurse'), deck('x')], content)).toMatchObject([
      { deck: 0, keeper: 1, put: 'idle' },
    ]);
  });

  test('of decks that would miss it alike the one that has kept the least Strength so far, then the first', () => {
    const content = catalogue(
      person('b', 4),
      person('a', 4),
      person('c', 9),
      person('d', 1),
      ...[1, 2, 3, 4].map((at) => item(`i${String(at)}`, 9)),
    );
    const all = deck('a', 'b', 'c', 'd');
    const kept = swapsFor([all, all], content).map(({ take, keeper }) => [take, keeper]);
    // The strongest first: 9 to the first deck; 4, 4 and 1 to the second.
    expect(kept).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 1],
      ['d', 1],
    ]);
  });

  test('one copy of it, and gives up the others', () => {
    const content = catalogue(X, person('one', 5), person('two', 5), person('three', 5));
    const team = [[{ card: 'x', copies: 2 }], [{ card: 'x', copies: 2 }]];
    expect(swapsFor(team, content).map(({ deck: of, put, keeper }) => [of, put, keeper])).toEqual([
      [0, 'one', 0],
      [1, 'two', 0],
      [1, 'three', 0],
    ]);
  });
});

describe('a deck after a swap', () => {
  test('has one copy less of the one card and one more of the other', () => {
    const list = [
      { card: 'a', copies: 2 },
      { card: 'b', copies: 1 },
    ];
    expect(swapped(list, 'a', 'b')).toEqual([
      { card: 'a', copies: 1 },
      { card: 'b', copies: 2 },
    ]);
    expect(swapped(list, 'a', 'c')).toEqual([
      { card: 'a', copies: 1 },
      { card: 'b', copies: 1 },
      { card: 'c', copies: 1 },
    ]);
    expect(swapped(list, 'b', null)).toEqual([{ card: 'a', copies: 2 }]);
  });

  test('counts the copies of all lines of a card together', () => {
    expect(swapped([...deck('a', 'b'), ...deck('a')], 'a', null)).toEqual(deck('a', 'b'));
  });
});
