import { describe, expect, test } from 'vitest';
import {
  CLOSED,
  DURATIONS,
  FORBIDDEN,
  MOMENTS,
  SLOTS,
  SPANS,
  UNTILS,
} from '../../../engine/alpha-omega/definitions.ts';
import { PICKS, TRAITS, ZONES } from '../../../engine/alpha-omega/selects.ts';
import { reminders } from '../plain.ts';
import { catalogue, devil, textOfCard } from '../testing/cards.ts';
import { ACTIVATED } from '../testing/examples-activated.ts';
import { CARDS } from '../testing/examples-cards.ts';
import { CONSTANTS } from '../testing/examples-constant.ts';
import { INTERRUPTS } from '../testing/examples-interrupts.ts';
import { TRIGGERED } from '../testing/examples-triggered.ts';
import { OPS } from '../testing/random-cards.ts';
import { MODIFIERS } from '../testing/random-words.ts';
import { cardText } from './card-text.ts';
import { REMINDERS } from './keywords.ts';
import { spokenText } from './spoken.ts';

const EXAMPLES = [...TRIGGERED, ...ACTIVATED, ...INTERRUPTS, ...CONSTANTS, ...CARDS];

test.each(EXAMPLES)('%s', (says, card) => {
  expect(textOfCard(card)).toBe(says);
});

describe('the examples', () => {
  const said = JSON.stringify(EXAMPLES.map(([, card]) => card));

  test.each([
    ...[MOMENTS, SPANS, FORBIDDEN, CLOSED, ZONES, PICKS, UNTILS, DURATIONS, TRAITS, SLOTS].flat(),
    ...[Object.keys(OPS), Object.keys(MODIFIERS)].flat(),
  ])('use the word %s', (word) => {
    // In play is where cards are looked for when nothing is said.
    expect(word === 'play' || said.includes(`"${word}"`)).toBe(true);
  });

  test.each([
    ...['is', 'not', 'zone', 'of', 'side', 'type', 'supernatural', 'trait', 'name', 'strength', 'damaged'],
    ...[
      'lured',
      'acted',
      'bears',
      'pick',
      'there',
      'atLeast',
      'atMost',
      'all',
      'any',
      'round',
      'lead',
      'age',
    ],
    ...['players', 'count', 'bound', 'strengthOf', 'upTo', 'may', 'spoken', 'limit', 'times', 'shared', 'by'],
    ...['against', 'among', 'broken', 'rounds', 'brings', 'won', 'lost', 'until'],
  ])('use the key %s', (key) => {
    expect(said).toContain(`"${key}":`);
  });

  test('need every reminder', () => {
    const given = new Set(EXAMPLES.flatMap(([, card]) => reminders(cardText(card, catalogue))));
    expect(Object.values(REMINDERS).filter((each) => !given.has(each))).toEqual([]);
  });
});

test('a keyword is explained once, in the line where it first stands', () => {
  const { lines } = cardText(
    devil('Belial', {
      traits: ['magicUser'],
      abilities: [
        { kind: 'constant', affects: { side: 'opponent' }, gives: { change: 'luresAstray' } },
        { kind: 'constant', affects: { is: 'self' }, gives: { change: 'strength', add: 1 } },
      ],
    }),
    catalogue,
  );
  expect(lines.map(({ kind, reminders: said }) => [kind, said])).toEqual([
    ['power', ['A Good Person it defeats joins the Opponents.']],
    ['is', []],
    ['rule', []],
    ['rule', ['Changes of Strength count in attack and balance, never as hit points.']],
  ]);
});

test('names and numbers are spans of their own', () => {
  const [line] = cardText(
    devil('Belial', {
      supernatural: false,
      abilities: [
        { kind: 'constant', affects: { name: 'trial:satan' }, gives: { change: 'damageDealt', add: 2 } },
      ],
    }),
    catalogue,
  ).lines;
  expect(line?.spans).toEqual([
    { kind: 'card', text: 'Satan', def: 'trial:satan' },
    { kind: 'plain', text: ' deals ' },
    { kind: 'number', text: '2' },
    { kind: 'plain', text: ' more damage.' },
  ]);
});

test('a card is spoken whole: what it is, its icon, its Strength, its text and how many there are', () => {
  expect(spokenText(devil('Belial', { traits: ['heretic'], copies: 2 }), catalogue)).toBe(
    'Belial, a Supernatural Opponent, fire icon. Strength 5. Lure Astray. (A Good Person it defeats joins the Opponents.) Heretic. A deck holds up to 2 copies.',
  );
});
