import { describe, expect, test } from 'vitest';
import { like, withCards } from '../../testing/cards.ts';
import { full, starter, starterStock } from '../../testing/starter.ts';
import { countOf, dealt, gathered, withCopies, type DeckEntry } from './entries.ts';
import { isPlayable, judgeDeck, type DeckIssueCode } from './legality.ts';

/** `2 crystal-sea` → two Crystal Seas. */
const list = (...lines: readonly string[]): readonly DeckEntry[] =>
  lines.map((line) => {
    const [, copies = '1', name = line] = /^(\d+) (.+)$/.exec(line) ?? [];
    return { card: full(name), copies: Number(copies) };
  });

const whole: readonly DeckEntry[] = gathered(starterStock.good.map((card) => ({ card, copies: 1 })));

const codesOf = (...lines: readonly string[]): readonly DeckIssueCode[] =>
  judgeDeck('good', [...whole, ...list(...lines)], starter).map(({ code }) => code);

describe('a deck list', () => {
  test('has each card on one line, where it stood first', () => {
    expect(gathered(list('2 hope', 'michael', '1 hope', '0 eden'))).toEqual(list('3 hope', 'michael'));
  });

  test('counts its cards and deals every copy by itself', () => {
    expect(countOf(list('2 hope', 'michael'))).toBe(3);
    expect(dealt(list('2 hope', 'michael'))).toEqual(['hope', 'hope', 'michael'].map(full));
  });

  test('takes a new card at its end, changes one where it stands, and drops one without copies', () => {
    const before = list('2 hope', 'michael');
    expect(withCopies(before, { card: full('eden'), copies: 1 })).toEqual(list('2 hope', 'michael', 'eden'));
    expect(withCopies(before, { card: full('hope'), copies: 1 })).toEqual(list('hope', 'michael'));
    expect(withCopies(before, { card: full('hope'), copies: 0 })).toEqual(list('michael'));
  });
});

describe('rulebook, Set Up, Note: a Good deck', () => {
  test('may be the whole published deck', () => {
    const found = judgeDeck('good', whole, starter);
    expect(isPlayable(found)).toBe(true);
    expect(found.map(({ code }) => code)).toEqual([]);
  });

  test('may exclude any number of cards', () => {
    for (let count = 7; count <= whole.length; count += 1) {
      const found = judgeDeck('good', whole.slice(0, count), starter);
      expect(found.filter(({ severity }) => severity !== 'hint')).toEqual([]);
    }
  });

  test('holds no more of a card than has been published, and is told how many that is', () => {
    expect(judgeDeck('good', [...whole, ...list('holy-trinity')], starter)[0]).toEqual({
      code: 'tooManyCopies',
      severity: 'error',
      cards: [full('holy-trinity')],
      copies: 2,
      published: 1,
      rule: { heading: 'Set Up' },
      fix: { card: full('holy-trinity'), copies: 1 },
    });
    expect(codesOf('3 hope')).toEqual(['tooManyCopies']);
  });

  test('holds one of each Person, also of one that was published more often', () => {
    const angel = like('person', 'michael', { id: 'test:angel', copies: 3 });
    const twice = judgeDeck('good', list('2 test:angel', ...SIX), withCards(angel));
    expect(twice[0]).toMatchObject({
      code: 'personTwice',
      copies: 2,
      fix: { card: 'test:angel', copies: 1 },
    });
    const often = judgeDeck('good', list('4 test:angel', ...SIX), withCards(angel));
    expect(often[0]).toMatchObject({ code: 'tooManyCopies', fix: { card: 'test:angel', copies: 1 } });
    expect(often.filter(({ severity }) => severity === 'error')).toHaveLength(1);
  });

  test('of fewer cards than an opening hand is one to regret, without any it cannot be played', () => {
    const small = judgeDeck('good', list('michael', '2 hope'), starter);
    expect(small[0]).toMatchObject({ code: 'smallDeck', severity: 'warning', copies: 3, needed: 7 });
    expect(isPlayable(small)).toBe(true);
    const empty = judgeDeck('good', [], starter);
    expect(empty.map(({ code }) => code)).toEqual(['emptyDeck']);
    expect(isPlayable(empty)).toBe(false);
  });

  test('without a Person has nobody to act', () => {
    const found = judgeDeck('good', list('2 hope', '2 love', '2 faith', '2 courage'), starter);
    expect(found[0]).toMatchObject({ code: 'noPerson', severity: 'warning' });
  });

  test('holds neither cards of the other side, nor Callings or Objectives, nor cards that nobody knows', () => {
    const found = judgeDeck(
      'good',
      [...whole, ...list('agares', 'squadrons-at-once', 'it-is-finished', 'wonders:balaam')],
      starter,
    );
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([
      expect.objectContaining({ code: 'otherSide', fix: { card: full('agares'), copies: 0 } }),
      expect.objectContaining({ code: 'notForDecks', rule: { heading: 'Calling Cards' } }),
      expect.objectContaining({ code: 'notForDecks', rule: { heading: 'Objective' } }),
      expect.objectContaining({ code: 'unknownCard', cards: ['wonders:balaam'] }),
    ]);
  });
});

const SIX = ['michael', 'gabriel', 'raphael', 'uriel', 'azrael', 'metatron'];

describe('a Good deck is told', () => {
  test('which Calling speaks of a card that it lacks', () => {
    const found = judgeDeck('good', list('2 hope', ...SIX.slice(1)), starter);
    expect(found).toContainEqual({
      code: 'callingLacks',
      severity: 'hint',
      cards: [full('squadrons-at-once'), full('michael')],
      rule: { heading: 'Calling Cards' },
    });
    expect(judgeDeck('good', list('2 hope', ...SIX), starter)).toEqual([]);
  });
});

describe('an Opponent deck', () => {
  const opponents = gathered(starterStock.opponent.map((card) => ({ card, copies: 1 })));

  test('may be the published one, and is told of no Calling', () => {
    expect(judgeDeck('opponent', opponents, starter)).toEqual([]);
  });

  test('holds Opponent cards within what was published', () => {
    const found = judgeDeck('opponent', [...opponents, ...list('satan', 'michael')], starter);
    expect(found.map(({ code }) => code)).toEqual(['tooManyCopies', 'otherSide']);
  });

  test('without cards has nothing to draw from, and of a few may be played', () => {
    expect(judgeDeck('opponent', [], starter)[0]).toMatchObject({ rule: { heading: 'Opponent Phase' } });
    expect(judgeDeck('opponent', list('satan'), starter)).toEqual([]);
  });
});

test('every fix mends its issue, and whatever else can be mended: an empty list of errors remains', () => {
  const broken = [...whole, ...list('3 hope', '2 michael', 'agares', 'it-is-finished', 'wonders:balaam')];
  let deck: readonly DeckEntry[] = broken;
  for (const { fix } of judgeDeck('good', broken, starter)) if (fix) deck = withCopies(deck, fix);
  expect(isPlayable(judgeDeck('good', deck, starter))).toBe(true);
  expect(deck).toEqual(whole);
});
