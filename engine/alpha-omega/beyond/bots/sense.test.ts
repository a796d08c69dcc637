import { describe, expect, test } from 'vitest';
import type { CardDef } from '../../definitions.ts';
import {
  ACCEPT,
  abilityOption,
  attackOption,
  CALLING,
  cardOption,
  DECLINE,
  DRAW,
  END,
  playOption,
} from '../../options.ts';
import { like } from '../../testing/cards.ts';
import type { About, CardId } from '../../types.ts';
import { liking, sideOf, type Seen, type Sight } from './sense.ts';

const seen = (changes: Partial<Seen> = {}): Seen => ({
  ...{ countsFor: 'good', damage: 0, left: 5, strength: 5, attack: 5, luresAstray: false },
  ...changes,
});

const foe = (changes: Partial<Seen> = {}): Seen => seen({ countsFor: 'opponent', ...changes });

interface Looked extends Partial<Omit<Sight, 'card' | 'print'>> {
  readonly cards?: Readonly<Record<CardId, Seen>>;
  readonly prints?: Readonly<Record<CardId, CardDef>>;
}

/** What a seat sees, with these cards and prints by their numbers. */
const sight = (about: About, { cards = {}, prints = {}, ...rest }: Looked = {}): Sight => ({
  ...{ about, mine: 'good', balance: { good: 10, opponent: 10 }, attack: null, callings: 0, hasPlace: false },
  ...rest,
  card: (id) => cards[id],
  print: (id) => prints[id],
});

/** The cards that are chosen among, the best liked first. */
const ranked = (about: About, looked: Looked, ids: readonly CardId[], of = cardOption): readonly CardId[] =>
  ids.toSorted((a, b) => liking(of(b), sight(about, looked)) - liking(of(a), sight(about, looked)));

test('seats beyond the Good players’ play for the Opponents', () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 2))).toEqual(['good', 'good', 'opponent', 'opponent']);
});

describe('a Calling instead of a draw', () => {
  test.each([
    ['in a lead and without one yet', { good: 11, opponent: 10 }, 0, true],
    ['not while the sides are even', { good: 10, opponent: 10 }, 0, false],
    ['not behind', { good: 9, opponent: 10 }, 0, false],
    ['not a second one', { good: 20, opponent: 10 }, 1, false],
  ])('%s', (_, balance, callings, isTaken) => {
    const now = sight('drawOrCalling', { balance, callings });
    expect(liking(CALLING, now) > liking(DRAW, now)).toBe(isTaken);
  });
});

describe('what to play', () => {
  const prints = {
    1: like('person', 'michael', { strength: 4 }),
    2: like('person', 'michael', { strength: 8 }),
    3: like('item', 'heavenly-armor', {}),
    4: like('place', 'zion', {}),
    5: like('event', 'hope', {}),
    6: like('item', 'flaming-sword', {}),
    7: like('person', 'michael', { strength: 1 }),
  };

  test('is what brings most Strength, an Event before a weak Person, a Place last, and nothing before nothing', () => {
    const play = (card: CardId) => playOption(card);
    expect(ranked('play', { prints }, [4, 7, 5, 3, 1, 2], play)).toEqual([2, 1, 3, 5, 7, 4]);
    for (const card of [1, 2, 3, 4, 5, 7])
      expect(liking(playOption(card), sight('play', { prints }))).toBeGreaterThan(
        liking(END, sight('play', { prints })),
      );
  });

  test('is no second Place, no Event against nobody and no card that cannot be seen', () => {
    const worse = (card: CardId, looked: Looked): boolean => {
      const now = sight('play', { prints, ...looked });
      return liking(playOption(card), now) < liking(END, now);
    };
    expect(worse(4, { hasPlace: true })).toBe(true);
    expect(worse(5, { balance: { good: 10, opponent: 0 } })).toBe(true);
    expect(worse(5, { balance: { good: 0, opponent: 10 } })).toBe(false);
    expect(worse(5, { mine: 'opponent', balance: { good: 0, opponent: 10 } })).toBe(true);
    expect(worse(5, { mine: 'opponent', balance: { good: 10, opponent: 0 } })).toBe(false);
    expect(worse(9, {})).toBe(true);
  });

  test('a weapon goes to whoever strikes hardest, and only where it is worth playing', () => {
    const cards = { 11: seen({ attack: 2 }), 12: seen({ attack: 9 }), 13: seen({ attack: null }) };
    const on = (host: CardId) => playOption(6, host);
    expect(ranked('play', { prints, cards }, [13, 11, 12], on)).toEqual([12, 11, 13]);
    const hard = sight('play', { prints, cards, hasPlace: true });
    expect(liking(playOption(4, 12), hard)).toBe(liking(playOption(4), hard));
  });

  test('what is no weapon goes to the weakest, whom the Opponents attack first, and theirs to whoever strikes hardest', () => {
    const cards = { 11: seen({ left: 9, attack: 9 }), 12: seen({ left: 2, attack: 2 }) };
    for (const card of [3, 5]) {
      const on = (host: CardId) => playOption(card, host);
      expect(ranked('play', { prints, cards }, [11, 12], on)).toEqual([12, 11]);
      expect(ranked('opponentPlay', { prints, cards, mine: 'opponent' }, [12, 11], on)).toEqual([11, 12]);
    }
  });

  test('the same holds at the Opponents’ table, and the least of it is discarded first', () => {
    const play = (card: CardId) => playOption(card);
    expect(ranked('opponentPlay', { prints }, [5, 1, 2], play)).toEqual([2, 1, 5]);
    expect(ranked('discardCards', { prints }, [2, 1, 3, 4, 5])).toEqual([4, 5, 3, 1, 2]);
  });
});

describe('what to do in the Action Phase', () => {
  const cards = {
    1: seen({ attack: 5 }),
    10: foe({ left: 5, attack: 3 }),
    11: foe({ left: 5, attack: 8 }),
    12: foe({ left: 6, attack: 9 }),
    13: foe({ left: 1, attack: 8 }),
    14: seen(),
    15: foe({ left: 5, attack: null, strength: 8, luresAstray: true }),
  };
  const attacks = (...targets: readonly CardId[]): readonly CardId[] =>
    ranked('action', { cards }, targets, (target) => attackOption(1, target));

  test('is an ability before any attack, and an attack before nothing', () => {
    const now = sight('action', { cards });
    expect(liking(abilityOption(1, 0), now)).toBeGreaterThan(liking(attackOption(1, 15), now));
    expect(liking(attackOption(1, 12), now)).toBeGreaterThan(liking(END, now));
  });

  test('is a blow that defeats before one that wounds, and against the greater threat', () => {
    expect(attacks(12, 10, 11)).toEqual([11, 10, 12]);
    // Whoever Lures Astray is the greater threat; who has no attack is as strong as it is.
    expect(attacks(11, 15)).toEqual([15, 11]);
    // Of two equal threats the one on which less of the blow is wasted.
    expect(attacks(13, 11)).toEqual([11, 13]);
  });

  test('is never a blow at one’s own side or at nobody', () => {
    const now = sight('action', { cards });
    for (const target of [14, 99])
      expect(liking(attackOption(1, target), now)).toBeLessThan(liking(END, now));
    const theirs = sight('opponentAction', { cards, mine: 'opponent' });
    expect(liking(attackOption(10, 14), theirs)).toBeGreaterThan(0);
    expect(liking(attackOption(10, 11), theirs)).toBeLessThan(0);
  });
});

describe('who is struck', () => {
  const cards = { 1: seen({ attack: 2 }), 2: seen({ attack: 7 }), 3: seen({ attack: 7, luresAstray: true }) };

  test('by the Opponents’ attack: of the Good side’s whoever is worth least, of theirs whoever is worth most', () => {
    expect(ranked('opponentTarget', { cards }, [3, 2, 1])).toEqual([1, 2, 3]);
    expect(ranked('opponentTarget', { cards, mine: 'opponent' }, [1, 2, 3])).toEqual([3, 2, 1]);
  });

  test('by a Person who was Lured Astray: whoever is worth least', () => {
    expect(ranked('luredAttack', { cards }, [3, 1, 2], (target) => attackOption(9, target))).toEqual([
      1, 2, 3,
    ]);
  });

  test('by an effect: of one’s own side the most wounded, of the other the greatest threat', () => {
    const mixed = {
      1: seen({ damage: 1 }),
      2: seen({ damage: 4 }),
      3: foe({ attack: 2, damage: 9 }),
      4: foe({ attack: 6 }),
    };
    expect(ranked('chooseCard', { cards: mixed }, [1, 3, 2, 4])).toEqual([4, 2, 3, 1]);
    expect(liking(cardOption(3), sight('chooseCard', { cards: mixed }))).toBe(3);
    expect(liking(cardOption(99), sight('chooseCard', { cards: mixed }))).toBe(0);
  });
});

describe('stepping in for whoever is attacked', () => {
  const steppedIn = (blow: number, target: Partial<Seen>, guard: Partial<Seen>): boolean => {
    const cards = { 1: foe({ attack: blow }), 2: seen(target), 3: seen(guard) };
    const now = sight('interruptAttack', { cards, attack: { by: 1, target: 2, cancelled: false } });
    return liking(abilityOption(3, 0), now) > liking(DECLINE, now);
  };

  test('pays when the attacked would fall and the guard stands', () => {
    expect(steppedIn(5, { left: 5 }, { left: 6 })).toBe(true);
    expect(steppedIn(5, { left: 6 }, { left: 9 })).toBe(false);
  });

  test('pays when both would fall and the attacked is worth more', () => {
    expect(steppedIn(5, { left: 5, attack: 6 }, { left: 5, attack: 5 })).toBe(true);
    expect(steppedIn(5, { left: 5, attack: 5 }, { left: 5, attack: 5 })).toBe(false);
  });

  test('is no question where nobody is attacked, or the guard is gone', () => {
    const option = abilityOption(3, 0);
    expect(liking(option, sight('interruptAttack'))).toBe(0);
    const gone = { 1: foe(), 2: seen() };
    const attack = { by: 1, target: 2, cancelled: false };
    expect(liking(option, sight('interruptAttack', { cards: gone, attack }))).toBeLessThan(0);
  });
});

describe('what else is asked', () => {
  const likes = (about: About, ...options: readonly Parameters<typeof liking>[0][]): readonly number[] =>
    options.map((option) => liking(option, sight(about, { cards: { 3: seen() } })));

  test('who may save a Person about to fall does so, and what may be done is done', () => {
    expect(likes('interruptDefeat', abilityOption(3, 0), DECLINE)).toEqual([1, 0]);
    expect(likes('may', ACCEPT, DECLINE)).toEqual([1, 0]);
  });

  test('one order is as good as another', () => {
    expect(likes('arrangeCards', cardOption(3), cardOption(4))).toEqual([0, 0]);
  });

  test('what is no attack, and who is not there, counts for nothing', () => {
    expect(likes('luredAttack', END, attackOption(9, 99))).toEqual([0, -0]);
    expect(likes('opponentTarget', cardOption(99), END)).toEqual([-0, -0]);
    expect(likes('action', END, DRAW)).toEqual([0, 0]);
    expect(likes('play', END, cardOption(3))).toEqual([0, 0]);
    expect(likes('chooseCard', END)).toEqual([0]);
  });

  test('who steps in is who has an ability for it', () => {
    const attack = { by: 1, target: 2, cancelled: false };
    const cards = { 1: foe({ attack: 5 }), 2: seen({ left: 5 }), 3: seen({ left: 6 }) };
    const now = sight('interruptAttack', { cards, attack });
    expect([abilityOption(3, 0), DECLINE, cardOption(3)].map((option) => liking(option, now))).toEqual([
      1, 0, 0,
    ]);
  });
});
