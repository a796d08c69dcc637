import { describe, expect, test } from 'vitest';
import { fakeBook, idOf } from '../words/testing/fake-cards.ts';
import { changesTo, copiesIn, countIn, grouped, joined, moved, sameList, withCopies } from './lists.ts';

const entry = (name: string, copies: number) => ({ card: idOf(name), name, copies });
const lists = {
  cards: [entry('Michael', 1), entry('Love', 2)],
  sideList: [entry('Love', 1), entry('Heaven', 1)],
};
const brief = (list: readonly { readonly name: string; readonly copies: number }[]): readonly string[] =>
  list.map(({ name, copies }) => `${copies} ${name}`);

describe('a list of a deck', () => {
  test('has so many cards, and so many of one', () => {
    expect(countIn(lists.cards)).toBe(3);
    expect([copiesIn(lists.cards, idOf('Love')), copiesIn(lists.cards, idOf('Heaven'))]).toEqual([2, 0]);
  });

  test('is the same in whatever order, and another with other cards or numbers', () => {
    expect(sameList(lists.cards, lists.cards.toReversed())).toBe(true);
    expect(sameList(lists.cards, lists.cards.slice(1))).toBe(false);
    expect(sameList(lists.cards.slice(1), lists.cards)).toBe(false);
    expect(sameList([entry('Love', 1)], [entry('Love', 2)])).toBe(false);
    expect(sameList([entry('Love', 1)], [entry('Heaven', 1)])).toBe(false);
  });

  test('takes more and fewer copies, from none to 99, and leaves the other list alone', () => {
    const with_ = (name: string, copies: number) => withCopies(lists, 'cards', entry(name, copies));
    expect(brief(with_('Love', 3).cards)).toEqual(['1 Michael', '3 Love']);
    expect(brief(with_('Heaven', 1).cards)).toEqual(['1 Michael', '2 Love', '1 Heaven']);
    expect(brief(with_('Love', 0).cards)).toEqual(['1 Michael']);
    expect(brief(with_('Love', -4).cards)).toEqual(['1 Michael']);
    expect(brief(with_('Love', 500).cards)).toEqual(['1 Michael', '99 Love']);
    expect(with_('Love', 3).sideList).toBe(lists.sideList);
  });

  test('gives all copies of a card to the other one', () => {
    const there = moved(lists, 'cards', idOf('Love'));
    expect([brief(there.cards), brief(there.sideList)]).toEqual([['1 Michael'], ['3 Love', '1 Heaven']]);
    const back = moved(there, 'sideList', idOf('Heaven'));
    expect([brief(back.cards), brief(back.sideList)]).toEqual([['1 Michael', '1 Heaven'], ['3 Love']]);
    expect(moved(lists, 'sideList', idOf('Michael'))).toBe(lists);
  });

  test('is joined with another card by card', () => {
    const both = joined(lists, {
      cards: [entry('Love', 1), entry('Heaven', 2)],
      sideList: [entry('Love', 4)],
    });
    expect([brief(both.cards), brief(both.sideList)]).toEqual([
      ['1 Michael', '3 Love', '2 Heaven'],
      ['5 Love', '1 Heaven'],
    ]);
  });

  test('tells what changed: what came and changed in its order, then what went', () => {
    const after = [entry('Heaven', 1), entry('Love', 1)];
    expect(changesTo([...lists.cards, entry('Heaven', 1)], after)).toEqual([
      { card: idOf('Love'), name: 'Love', before: 2, after: 1 },
      { card: idOf('Michael'), name: 'Michael', before: 1, after: 0 },
    ]);
    expect(changesTo(lists.cards, lists.cards)).toEqual([]);
  });

  test('is grouped by type, the strongest first and those alike by name; what no pack knows comes last', () => {
    const list = [
      { card: 'nobody:knows', name: 'Who', copies: 1 },
      ...['Love', 'Raphael', 'Heaven', 'Michael', 'Flaming Sword', 'Camael'].map((name) => entry(name, 1)),
    ];
    const groups = grouped(list, fakeBook);
    expect(groups.map(({ group }) => group)).toEqual(['person', 'item', 'place', 'event', 'unknown']);
    expect(groups[0]?.cards.map(({ name }) => name)).toEqual(['Michael', 'Raphael', 'Camael']);
    expect(brief(groups.at(-1)?.cards ?? [])).toEqual(['1 Who']);
  });
});
