import { describe, expect, test } from 'vitest';
import type { Ability, Catalogue, DeckCardDef, Op } from '../../definitions.ts';
import type { Trait } from '../../selects.ts';
import { like } from '../../testing/cards.ts';
import { deckByWish, STRONG, worksByItself, type Wish, type WishReason } from './wish.ts';

const does = (op: Op): Ability => ({ kind: 'activated', limit: { per: 'turn' }, do: [op] });
const HEALS = does({ op: 'heal', to: { side: 'good' }, amount: 1 });
const HARMS = does({ op: 'damage', to: { side: 'opponent' }, amount: 1 });

const person = (
  id: string,
  strength: number,
  abilities: readonly Ability[] = [],
  traits: readonly Trait[] = [],
) => like('person', 'moses', { id, strength, abilities, traits, supernatural: false, copies: 3 });
const item = (id: string, copies: number, ...abilities: readonly Ability[]) =>
  like('item', 'flaming-sword', { id, copies, slot: 'other', abilities });
const event = (id: string, copies: number, ...abilities: readonly Ability[]) =>
  like('event', 'hope', { id, copies, abilities });
const place = (id: string, copies: number) => like('place', 'zion', { id, copies, abilities: [] });

const catalogue = (...cards: readonly DeckCardDef[]): Catalogue =>
  new Map(cards.map((card) => [card.id, card]));

const CARDS = catalogue(
  ...[person('p5', 5), person('p6', 6), person('p9', 9), person('healer', 4, [HEALS])],
  ...[person('human', 4, [], ['human']), item('sword', 3), item('balm', 2, HEALS), item('bow', 2, HARMS)],
  ...[event('wind', 3), event('storm', 3, HARMS), place('hill', 2)],
);

const inWords = (reason: WishReason): string => Object.values(reason).join(' ');

/** The deck of a wish, in the order in which its cards were chosen, and why each. */
function wished(wish: Partial<Wish>, content = CARDS): readonly string[] {
  const plain = { size: 10, wants: [], trait: null, simple: false, include: [], exclude: [], seed: 'garden' };
  const result = deckByWish({ ...plain, ...wish }, content);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.choices.map(
    ({ card, copies, reasons }) => `${String(copies)} ${card}: ${reasons.map(inWords).join(', ')}`,
  );
}

describe('the cards of a wished deck', () => {
  test('without any wish: the strongest Persons, and of each type its share', () => {
    expect(wished({})).toEqual([
      '1 p9: balance person',
      '2 bow: balance item',
      '3 storm: balance event',
      '1 p6: balance person',
      '1 human: balance person',
      '1 hill: balance place',
      '1 p5: balance person',
    ]);
  });

  test('that are wanted, the more important want first, and the weightiest reason first', () => {
    expect(wished({ wants: ['heals', 'harms'] })).toEqual([
      '1 healer: want heals, balance person',
      '2 balm: want heals, balance item',
      '3 storm: balance event, want harms',
      '1 p9: balance person',
      '1 p6: balance person',
      '1 bow: want harms',
      '1 hill: balance place',
    ]);
  });

  test('that are strong, from the printed Strength on from which a Person is called so', () => {
    expect(STRONG).toBe(6);
    expect(wished({ wants: ['harms', 'strong'] })).toEqual([
      '1 p9: want strong, balance person',
      '2 bow: want harms, balance item',
      '3 storm: want harms, balance event',
      '1 p6: want strong, balance person',
      '1 human: balance person',
      '1 hill: balance place',
      '1 p5: balance person',
    ]);
  });

  test('of a kind', () => {
    expect(wished({ trait: 'human' })[0]).toBe('1 human: trait human, balance person');
    // An Item has no kind, and a Person of another is none.
    expect(wished({ trait: 'human' }).filter((line) => line.includes('trait'))).toHaveLength(1);
    expect(wished({ trait: 'archangel' })).toEqual(wished({}));
  });

  test('that work by themselves', () => {
    expect(wished({ simple: true })).toEqual([
      '1 p9: balance person, simple',
      '1 p6: balance person, simple',
      '2 sword: balance item, simple',
      '3 wind: balance event, simple',
      '1 human: balance person, simple',
      '1 hill: balance place, simple',
      '1 p5: simple, balance person',
    ]);
  });

  test('that were asked for stand first and count, and what was not wanted is not there', () => {
    expect(wished({ include: ['hill', 'bow', 'bow'], exclude: ['p9', 'sword'], seed: 'desert' })).toEqual([
      '1 hill: asked',
      '2 bow: asked',
      '1 healer: balance person',
      '1 human: balance person',
      '3 wind: balance event',
      '1 p6: balance person',
      '1 p5: balance person',
    ]);
  });

  test('are all there are where more are wished for, each Person once', () => {
    const result = deckByWish(
      { size: 40, wants: [], trait: null, simple: false, include: [], exclude: [], seed: 'garden' },
      CARDS,
    );
    expect(result).toMatchObject({ ok: true, value: { size: 20, short: 20 } });
    expect(wished({ size: 40 })).toEqual([
      ...['1 p9: balance person', '1 p6: balance person', '2 bow: balance item', '1 human: balance person'],
      ...[
        '3 storm: balance event',
        '2 hill: balance place',
        '1 p5: balance person',
        '1 healer: balance person',
      ],
      ...['3 sword: balance item', '3 wind: balance event', '2 balm: balance item'],
    ]);
  });

  test('for which nothing speaks are sound', () => {
    const items = catalogue(...['a', 'b', 'c'].map((id) => item(id, 1)));
    // Of five cards one is due to be an Item.
    expect(wished({ size: 5 }, items).map((line) => line.replace(/^1 \w/, ''))).toEqual([
      ...[': balance item', ': sound', ': sound'],
    ]);
  });

  test('are as many as a deck may hold', () => {
    const content = catalogue(person('p5', 5), item('sword', 2));
    expect(wished({ include: ['sword', 'sword', 'p5'] }, content)).toEqual(['2 sword: asked', '1 p5: asked']);
    const refused = (include: readonly string[]) =>
      deckByWish(
        { size: 10, wants: [], trait: null, simple: false, include, exclude: [], seed: 'garden' },
        content,
      );
    expect(refused(['sword', 'sword', 'sword'])).toMatchObject({
      ...{ ok: false, error: { code: 'tooManyCopies', cards: ['sword'] } },
    });
    expect(refused(['p5', 'p5'])).toMatchObject({ error: { code: 'tooManyCopies', cards: ['p5'] } });
  });

  test('are asked for in no greater number than the deck has', () => {
    const size = (of: number) =>
      deckByWish(
        { size: of, wants: [], trait: null, simple: false, include: ['p5', 'p6'], exclude: [], seed: '' },
        CARDS,
      );
    expect(size(2)).toMatchObject({ ok: true, value: { size: 2, short: 0 } });
    expect(size(1)).toEqual({ ok: false, error: { code: 'tooManyAsked', cards: [] } });
  });
});

describe('a card works by itself', () => {
  const save: Op = { op: 'save' };
  const constant: Ability = { kind: 'constant', gives: { change: 'absorbs' } };
  const triggered: Ability = { kind: 'triggered', on: [{ moment: 'attacks' }], do: [save] };
  const interrupt: Ability = {
    ...{ kind: 'interrupt', on: 'attack', who: {} },
    limit: { per: 'turn' },
    do: [save],
  };
  const isSimple = (...abilities: readonly Ability[]): boolean => worksByItself(person('p', 1, abilities));

  test('where it asks nobody for anything', () => {
    expect(isSimple()).toBe(true);
    expect(isSimple(constant, triggered)).toBe(true);
  });

  test('not where one of its abilities may be used or left', () => {
    expect(isSimple({ ...triggered, may: true })).toBe(false);
    expect(isSimple(constant, does(save))).toBe(false);
    expect(isSimple(interrupt)).toBe(false);
  });
});
