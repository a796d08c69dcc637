import { describe, expect, test } from 'vitest';
import { full, short, starter, starterStock } from '../../testing/starter.ts';
import { like, withCards } from '../../testing/cards.ts';
import { gathered, countOf, type DeckEntry } from '../decks/entries.ts';
import { rolesOf, usesOf, type Role } from './roles.ts';
import { studyOf } from './study.ts';

const starterDeck = gathered(starterStock.good.map((card) => ({ card, copies: 1 })));
const listed = (...lines: readonly string[]): readonly DeckEntry[] =>
  lines.map((line) => {
    const [copies = '1', name = ''] = line.split(' ');
    return { card: full(name), copies: Number(copies) };
  });
const served = (role: Role, list = starterDeck): readonly string[] =>
  studyOf(list, starter)
    .roles.filter((coverage) => coverage.role === role)
    .flatMap(({ cards }) => cards.map(({ card }) => short(card)));

describe('what cards do is read from their words', () => {
  test.each([
    ['abdiel', 'cannotBeLured moreStrength'],
    ['michael', 'takesAttack'],
    ['zadkiel', 'blocksAttack'],
    ['hope', 'savesFromDefeat removesDamage'],
    ['haniel', 'bringsBack'],
    ['pahaliah', 'bringsOver'],
    ['dumah', 'silences'],
    ['ithuriel', 'silences'],
    ['raphael', 'removesDamage'],
    ['temperance', 'lessDamage'],
    ['heavenly-armor', 'absorbsDamage armour'],
    ['flaming-sword', 'weapon'],
    ['uriel', 'lessStrength'],
    ['puriel', 'removesDamage dealsDamage'],
    ['jehudiel', 'drawsCards'],
    ['crystal-sea', 'looks opponentsStill'],
    ['unseated-hills', 'discardsOpponents'],
    ['zion', 'playsMore'],
    ['moloch', 'moreStrength luresAstray'],
    ['mammon', 'luresAstray discardsHand'],
    ['tophet', 'forbids'],
    ['buer', 'removesDamage luresAstray'],
  ])('%s: %s', (name, ways) => {
    const def = starter.get(full(name));
    expect(def && usesOf(def).join(' ')).toBe(ways);
  });

  test('never from its name', () => {
    const raphael = like('person', 'raphael', { id: 'test:healer', name: 'Great Healer', abilities: [] });
    expect(rolesOf(raphael)).toEqual([]);
  });

  test('every card of the starter deck serves some purpose', () => {
    const idle = starterDeck.filter(
      ({ card }) => rolesOf(starter.get(card) ?? raiseUnknown(card)).length === 0,
    );
    expect(idle).toEqual([]);
  });
});

describe('the study of a deck', () => {
  const study = studyOf(starterDeck, starter);

  test('counts every card once among the types, and knows which they are', () => {
    const { person, item, place, event } = study.types;
    expect(study.size).toBe(starterStock.good.length);
    expect(person.copies + item.copies + place.copies + event.copies).toBe(study.size);
    for (const part of Object.values(study.types)) expect(countOf(part.cards)).toBe(part.copies);
    expect(person.copies).toBe(26);
    expect(study.supernatural.copies + study.humans.copies).toBe(person.copies);
    expect(study.unknown.copies).toBe(0);
  });

  test('the strength curve has a bar for each Strength, without gaps, and all that have one in it', () => {
    const { strengths, types } = study;
    expect(strengths.map(({ strength }) => strength)).toEqual(strengths.map((_, index) => index + 1));
    const sum = strengths.reduce((total, { copies }) => total + copies, 0);
    expect(sum).toBe(types.person.copies + types.item.copies + types.place.copies);
    for (const bar of strengths) expect(bar.types.person + bar.types.item + bar.types.place).toBe(bar.copies);
  });

  test('mean and sum are of the Persons alone', () => {
    const { meanStrength, totalStrength } = studyOf(
      listed('1 michael', '1 abdiel', '2 flaming-sword', '1 zion'),
      starter,
    );
    expect(totalStrength).toBe(13);
    expect(meanStrength).toBe(6.5);
    expect(studyOf(listed('1 zion'), starter).meanStrength).toBeNull();
  });

  test('says who protects from being lured, heals, and bears arms', () => {
    expect(served('guards')).toEqual(
      expect.arrayContaining(['michael', 'zadkiel', 'abdiel', 'dumah', 'hope', 'love', 'shield-of-faith']),
    );
    expect(served('guards')).not.toContain('gabriel');
    expect(served('heals')).toEqual(
      expect.arrayContaining(['raphael', 'zerachiel', 'eden', 'golden-censer']),
    );
    expect(study.weapons.cards.map(({ card }) => short(card))).toEqual([
      'flaming-sword',
      'sword-of-the-spirit',
    ]);
    expect(study.weapons.copies).toBe(3);
    expect(study.bearers.copies).toBe(26);
  });

  test('copies of one card on several lines are one card, and none is none', () => {
    const { kinds, size, types } = studyOf([...listed('1 hope', '0 love'), ...listed('1 hope')], starter);
    expect({ kinds, size }).toEqual({ kinds: 1, size: 2 });
    expect(types.event.cards).toEqual(listed('2 hope'));
  });

  test('cards that nobody has, and cards that are in no deck, are told apart', () => {
    const { unknown, size } = studyOf(listed('1 michael', '2 nobody', '1 squadrons-at-once'), withCards());
    expect(size).toBe(4);
    expect(unknown).toEqual({ copies: 3, cards: listed('2 nobody', '1 squadrons-at-once') });
  });

  test('an empty list has no bars and no mean', () => {
    expect(studyOf([], starter)).toMatchObject({ size: 0, strengths: [], meanStrength: null });
  });
});

function raiseUnknown(card: string): never {
  throw new Error(`no card "${card}"`);
}
