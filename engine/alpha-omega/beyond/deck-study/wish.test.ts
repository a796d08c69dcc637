import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { full, short, starterListed as starter } from '../../testing/starter.ts';
import { countOf } from '../decks/entries.ts';
import { rolesOf } from './roles.ts';
import { studyOf } from './study.ts';
import { deckByWish, WANTS, type Want, type Wish, type WishedDeck } from './wish.ts';

const plain: Wish = {
  size: 30,
  wants: [],
  trait: null,
  simple: false,
  include: [],
  exclude: [],
  seed: 'garden',
};

function built(wish: Partial<Wish>): WishedDeck {
  const result = deckByWish({ ...plain, ...wish }, starter);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const filling = (want: Exclude<Want, 'strong'>, { choices }: WishedDeck): number =>
  countOf(choices.filter(({ card }) => rolesOf(starter.get(card) ?? raiseUnknown(card)).includes(want)));

describe('a deck by wish', () => {
  const wishes = fc.record({
    size: fc.integer({ min: 7, max: 70 }),
    wants: fc.subarray([...WANTS], { maxLength: 4 }),
    trait: fc.constantFrom(null, 'human' as const, 'archangel' as const),
    simple: fc.boolean(),
    include: fc.subarray([full('zion'), full('hope'), full('michael')]),
    exclude: fc.subarray([full('gabriel'), full('love')]),
    seed: fc.string({ maxLength: 8 }),
  });

  test('is legal, has what was asked and nothing that was not, and gives a reason for each card', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const deck = built(wish);
        expect(countOf(deck.choices)).toBe(deck.size);
        expect(deck.size + deck.short).toBe(wish.size);
        for (const { card, copies, reasons } of deck.choices) {
          const def = starter.get(card);
          expect(def && 'side' in def && def.side).toBe('good');
          expect(copies).toBeLessThanOrEqual(def?.type === 'person' ? 1 : (def?.copies ?? 0));
          expect(wish.exclude).not.toContain(card);
          expect(reasons.length).toBeGreaterThan(0);
        }
        for (const card of wish.include) {
          const choice = deck.choices.find((each) => each.card === card);
          expect(choice?.reasons).toEqual([{ code: 'asked' }]);
        }
        expect(built(wish)).toEqual(deck);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test.each(WANTS.filter((want) => want !== 'strong'))('that wants %s has more of them', (want) => {
    expect(filling(want, built({ wants: [want] }))).toBeGreaterThan(filling(want, built({})));
  });

  test.each([
    ['guards', 'heals'],
    ['harms', 'heals'],
    ['arms', 'harms'],
  ] as const)('that wants %s before %s has more of them than the other way round', (one, other) => {
    const [first, second] = [
      built({ size: 10, wants: [one, other] }),
      built({ size: 10, wants: [other, one] }),
    ];
    expect(filling(one, first)).toBeGreaterThan(filling(one, second));
    expect(filling(other, first)).toBeLessThan(filling(other, second));
  });

  test('has of what it wants only so much before anything else speaks for a card', () => {
    const { choices } = built({ wants: ['guards'], trait: 'archangel' });
    const only = (code: 'want' | 'trait'): readonly number[] =>
      choices.flatMap(({ reasons }, index) =>
        reasons.some((reason) => reason.code === code) &&
        !reasons.some((reason) => reason.code === (code === 'want' ? 'trait' : 'want'))
          ? [index]
          : [],
      );
    const [guards, archangels] = [only('want'), only('trait')];
    expect(choices[0]?.reasons.map(({ code }) => code)).toEqual(['want', 'trait', 'balance']);
    expect(guards[0]).toBeLessThan(archangels[0] ?? 0);
    expect(archangels.at(-1)).toBeLessThan(guards.at(-1) ?? 0);
  });

  test('that wants strong Persons has stronger ones', () => {
    const strong = studyOf(built({ wants: ['strong'] }).choices, starter);
    const other = studyOf(built({}).choices, starter);
    expect(strong.totalStrength).toBeGreaterThan(other.totalStrength + 10);
    expect(strong.meanStrength).toBeGreaterThan(other.meanStrength ?? 0);
  });

  test('that wants humans has them, and a simple one asks for fewer choices', () => {
    const humans = studyOf(built({ trait: 'human' }).choices, starter).humans.cards.map(({ card }) =>
      short(card),
    );
    expect(humans).toEqual(expect.arrayContaining(['moses', 'david', 'deborah', 'elijah']));
    const asking = (deck: WishedDeck): number =>
      countOf(
        deck.choices.filter(({ card }) =>
          starter.get(card)?.abilities.some((ability) => 'may' in ability || ability.kind === 'activated'),
        ),
      );
    expect(asking(built({ simple: true }))).toBeLessThan(asking(built({})));
  });

  test('holds Persons, Items, Events and a Place, whatever is wished for', () => {
    for (const want of WANTS) {
      const { types } = studyOf(built({ wants: [want], size: 40 }).choices, starter);
      expect(types.person.copies).toBeGreaterThanOrEqual(12);
      expect(types.event.copies).toBeGreaterThanOrEqual(5);
      expect(types.item.copies).toBeGreaterThanOrEqual(4);
      expect(types.place.copies).toBeGreaterThanOrEqual(1);
    }
  });

  test('of another seed is another deck', () => {
    const cards = (seed: string): readonly string[] =>
      built({ seed })
        .choices.map(({ card }) => card)
        .toSorted(byText);
    expect(cards('garden')).not.toEqual(cards('desert'));
  });

  test('larger than all that is published says how many cards are missing', () => {
    const { size, short: missing } = built({ size: 200 });
    expect(size + missing).toBe(200);
    expect(missing).toBeGreaterThan(100);
  });

  test.each([
    [{ include: ['test:nobody'] }, 'unknownCard', ['test:nobody']],
    [{ include: [full('satan')] }, 'notForThisDeck', [full('satan')]],
    [{ include: [full('squadrons-at-once')] }, 'notForThisDeck', [full('squadrons-at-once')]],
    [{ include: [full('michael'), full('michael')] }, 'tooManyCopies', [full('michael')]],
    [{ include: [full('michael')], exclude: [full('michael')] }, 'inAndOut', [full('michael')]],
    [{ include: [full('michael'), full('zion')], size: 1 }, 'tooManyAsked', []],
  ])('that cannot be is refused by name: %o', (wish, code, cards) => {
    expect(deckByWish({ ...plain, ...wish }, starter)).toEqual({ ok: false, error: { code, cards } });
  });
});

function raiseUnknown(card: string): never {
  throw new Error(`no card "${card}"`);
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
