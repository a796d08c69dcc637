import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULES, type Note } from '../../../../../engine/alpha-omega/reasons.ts';
import type { Fact, FactCode } from '../../../../../engine/alpha-omega/index.ts';
import { fakeBook, idOf } from '../testing/fake-cards.ts';
import { whysAbout } from '../testing/reasons.ts';
import { readRulings } from '../testing/rulings.ts';
import { whyWords } from './questions.ts';
import { reasonLines, reasonText } from './reasons.ts';

const [MICHAEL, PAIMON, ARMOR, WRATH, HAIL] = [1, 2, 3, 4, 5];
const defs = {
  [MICHAEL]: idOf('Michael'),
  [PAIMON]: idOf('Paimon'),
  [ARMOR]: idOf('Heavenly Armor'),
  [WRATH]: idOf('Wrath'),
  [HAIL]: idOf('Hail of Iron Globes'),
};
const cast = { book: fakeBook, seats: ['Mindy', 'Steve'] };

/** Facts in words, each with its source. */
const inWords = (...notes: readonly Note[]): readonly string[] => {
  const reason = notes.map((note): Fact => ({ ...note, rule: RULES[note.code] }));
  return reasonLines({ reason, defs }, cast).map(reasonText);
};

const rulings = readRulings(
  readFileSync(join(import.meta.dirname, '../../../../../engine/alpha-omega/RULINGS.md'), 'utf8'),
);

describe('a reason in words', () => {
  test('adds up a Strength', () => {
    expect(
      inWords(
        { code: 'printed', card: PAIMON, amount: 5 },
        { code: 'strengthAdded', card: WRATH, other: PAIMON, amount: 1 },
        { code: 'strengthAdded', card: PAIMON, other: PAIMON, amount: -2 },
        { code: 'strengthTimes', card: WRATH, other: PAIMON, amount: 2 },
        { code: 'strengthSet', card: WRATH, other: PAIMON, amount: 0 },
        { code: 'neverBelowZero', card: PAIMON, amount: -2 },
        { code: 'strength', card: PAIMON, result: 4 },
      ),
    ).toEqual([
      'The Strength printed on Paimon is 5. (Rulebook, Person cards)',
      'Wrath adds 1.',
      'Its own text takes 2 away.',
      'Wrath doubles it.',
      'Wrath makes it 0.',
      'That would be −2, but nothing falls below 0.',
      'So the Strength of Paimon is 4. (Ruling 9)',
    ]);
  });

  test('says once what several lines rest on, after the last of them', () => {
    expect(
      inWords({ code: 'counts', card: MICHAEL, amount: 7 }, { code: 'counts', card: PAIMON, amount: 5 }),
    ).toEqual([
      'Michael counts 7 for the Good side.',
      'Paimon counts 5 for the Good side. (Rulebook, Strength Check Phase)',
    ]);
  });

  test.each<readonly [readonly Note[], string]>([
    [[{ code: 'strengthAdded', card: WRATH, other: PAIMON, amount: -1 }], '5 − 1 (Wrath)'],
    [[{ code: 'strengthAdded', card: WRATH, other: PAIMON, amount: 2 }], '5 + 2 (Wrath)'],
    [[{ code: 'strengthTimes', card: WRATH, other: PAIMON, amount: 2 }], '5 × 2 (Wrath)'],
    [
      [
        { code: 'strengthAdded', card: MICHAEL, other: PAIMON, amount: 1 },
        { code: 'strengthTimes', card: WRATH, other: PAIMON, amount: 2 },
      ],
      '(5 + 1 (Michael)) × 2 (Wrath)',
    ],
    [[{ code: 'strengthSet', card: WRATH, other: PAIMON, amount: 3 }], '5 → 3 (Wrath)'],
    [
      [
        { code: 'strengthAdded', card: WRATH, other: PAIMON, amount: -6 },
        { code: 'neverBelowZero', card: PAIMON, amount: -1 },
      ],
      '5 − 6 (Wrath) → 0',
    ],
  ])('writes out what a card counts that does not count what is printed: %j', (more, sum) => {
    const parts: readonly Note[] = [{ code: 'printed', card: PAIMON, amount: 5 }, ...more];
    expect(inWords({ code: 'counts', card: PAIMON, side: 'opponent', amount: 4, parts })).toEqual([
      `Paimon counts 4 = ${sum} for the Opponents. (Rulebook, Strength Check Phase)`,
    ]);
  });

  test('says why Paimon attacked the Armour', () => {
    expect(
      inWords(
        { code: 'weakest', card: ARMOR, other: PAIMON, amount: 5 },
        { code: 'notMeant', card: MICHAEL, amount: 7 },
      ),
    ).toEqual([
      'Opponents attack the weakest (fewest hit points left, not least Strength), and that is Heavenly Armor (5 left).',
      'Michael, with 7 hit points left, is passed over. (Ruling 2)',
    ]);
    expect(
      inWords(
        { code: 'tiedWith', card: MICHAEL, amount: 4, result: 2 },
        { code: 'chose', card: MICHAEL, seat: 1 },
      ),
    ).toEqual([
      'Two cards were tied, with 4 hit points left.',
      'In case of ties the player chooses, and Steve chose Michael. (Ruling 2)',
    ]);
  });

  test('says why Michael cannot be played, or the Armour put on him', () => {
    expect(
      inWords(
        { code: 'spent', card: MICHAEL },
        { code: 'slotTaken', card: MICHAEL, other: ARMOR },
        { code: 'outOfReach', card: MICHAEL, seat: 1 },
        { code: 'closed', card: HAIL, other: ARMOR },
        { code: 'cannotBeAttacked', card: ARMOR, other: PAIMON },
        { code: 'cannotBeAttacked', card: PAIMON, other: PAIMON },
        { code: 'limitUsed', card: MICHAEL, per: 'round', amount: 2 },
      ),
    ).toEqual([
      'Michael has already been played and is in play no more: each Person can be played only once a game. (Ruling 15)',
      'Michael already carries Heavenly Armor. (Rulebook, Good Item cards)',
      'Michael is out of reach while Steve is a Lured Player. (Rulebook, Lure Player)',
      'While Hail of Iron Globes is in force, Items cannot be played. (Rulebook, Play Phase)',
      'Heavenly Armor cannot be attacked: Paimon forbids it.',
      'Paimon cannot be attacked: its own text forbids it. (Rulebook, Opponent Phase)',
      'The ability of Michael can be used twice a round, and has been. (Rulebook, Person cards)',
    ]);
  });

  test('names what is asked first', () => {
    expect(
      inWords(
        { code: 'attackFirst', card: PAIMON },
        { code: 'askedFirst', card: MICHAEL, seat: 1 },
        { code: 'eventForGood', card: WRATH },
      ),
    ).toEqual([
      'First answer Paimon’s attack.',
      'First Steve answers what is asked about Michael. (Rulebook, Action Phase)',
      'Wrath is for Good Persons only. (Rulebook, Good Event cards)',
    ]);
  });

  test('weighs the Balance', () => {
    expect(
      inWords(
        { code: 'counts', card: MICHAEL, side: 'good', amount: 7 },
        { code: 'luredPlayerCounts', card: MICHAEL, side: 'opponent', amount: 7 },
        { code: 'sideTotal', side: 'opponent', result: 13 },
        { code: 'lead', result: -6 },
        { code: 'lead', result: 0 },
      ),
    ).toEqual([
      'Michael counts 7 for the Good side. (Rulebook, Strength Check Phase)',
      'Michael, a Lured Player’s card, counts 7 for the Opponents. (Rulebook, Lure Player)',
      'The Strength of the Opponents is 13 altogether.',
      'So the Opponents lead by 6.',
      'So neither side leads. (Rulebook, Strength Check Phase)',
    ]);
  });

  test('names cards so that they can be looked up', () => {
    const reason: readonly Fact[] = [{ code: 'spent', card: MICHAEL, rule: RULES.spent }];
    expect(reasonLines({ reason, defs }, cast)[0]).toMatchObject({
      parts: [{ text: 'Michael', def: idOf('Michael') }, {}],
      source: 'Ruling 15',
      rule: { ruling: 15 },
    });
  });
});

describe.each(Object.keys(RULES) as readonly FactCode[])('the fact %s', (code) => {
  const whole: Note = {
    ...{ code, card: WRATH, other: ARMOR, seat: 1, side: 'good', phase: 'cleanUp', per: 'turn' },
    ...{ amount: 2, result: 3 },
  };

  test('is a whole sentence that ends with its source', () => {
    const [text = ''] = inWords(whole);
    expect(text).toMatch(/^[A-Z].*[a-zé\d)’]\. \((Ruling \d+|Rulebook, [A-Z][A-Za-z- ]+)\)$/);
    expect(text).not.toMatch(/undefined|NaN|hidden card| {2}|\[object/);
  });

  test('rests on a ruling that can be shown, or on the rulebook', () => {
    const [line] = reasonLines({ reason: [{ ...whole, rule: RULES[code] }], defs }, cast);
    if (line !== undefined && 'ruling' in line.rule)
      expect(rulings.get(line.rule.ruling)?.ruling).toMatch(/\.$/);
    else expect(line?.source).toMatch(/^Rulebook, /);
  });
});

test('the rulings are read from their page: number, sentence of the rulebook, decision', () => {
  expect(rulings.get(9)).toEqual({
    rulebook: '"Include only offensive Strength scores."',
    ruling: 'Changes of Strength change attack and balance, never hit points, and never below 0.',
  });
  expect(rulings.get(1)?.ruling).toContain('it is the variant Narrow Way:');
  expect([...rulings.keys()]).toEqual([...rulings.keys()].map((_, index) => index + 1));
});

test('each question is a question, with the names of its cards', () => {
  const names = { card: (id: number): string => (id === MICHAEL ? 'Michael' : 'Paimon') };
  const asked = Object.values(whysAbout(MICHAEL, PAIMON)).map((why) => whyWords(why, names));
  expect(asked).toEqual([
    'Why is this Michael’s Strength?',
    'How many hit points has Michael, and why?',
    'What does Michael do to Paimon?',
    'Whom does Michael attack, and why?',
    'Can Michael be played?',
    'Can Michael attack Paimon?',
    'Can the ability of Michael be used?',
    'Why is this the Balance of Strength?',
  ]);
});
