import { beforeEach, describe, expect, test } from 'vitest';
import {
  NUMBER_FIELDS,
  QUERY_ISSUES,
  TEXT_FIELDS,
  type Query,
  type QueryIssue,
} from '../../../../../cards/query/query.ts';
import { choiceWord, wordsOfField } from './choice-words.ts';
import { factWord } from './fact-words.ts';
import { speak } from '../../../../text/language/language.ts';
import { fixWords, issueWords, queryWords } from './query-words.ts';

beforeEach(() => {
  speak('en');
});

const FIELDS = ['type', 'side', 'trait', 'is', 'by'] as const;

test('the words of each field, by what they are called', () => {
  const words = FIELDS.map(
    (field) =>
      `${field}: ${wordsOfField(field)
        .map((word) => `${word} ${choiceWord(field, word)}`)
        .join(', ')}`,
  );
  expect(words).toEqual([
    'type: person Person, item Item, place Place, event Event, calling Calling, objective Objective',
    'side: good Good, opponent Opponent',
    'trait: angel Angel, archangel Archangel, human Human, magicUser Magic user, heretic Heretic',
    'is: unique Once a game, custom Own card, supernatural Supernatural, weapon Weapon, armour Armor, spoken Spoken ability, lures Lures Astray, heals Heals',
    'by: published published, partly partly published, inferred inferred, ours made for this program',
  ]);
  expect(['in', 'out'].map((word) => choiceWord('deck', word))).toEqual(['In it', 'Not in it']);
  // A number, or the name of a pack, stands for itself; and so does what only looks like a field.
  expect([
    choiceWord('strength', '5'),
    choiceWord('type', 'toString'),
    choiceWord('toString', 'length'),
  ]).toEqual([...['5', 'toString', 'length']]);
});

test('the parts of a card, by what they are called', () => {
  const parts = [
    ...['name', 'side', 'strength', 'traits', 'copies', 'abilities', 'attack', 'slot'],
    ...['lasts', 'on', 'goal', 'value', 'won', 'lost', 'brings', 'rounds', 'toString', 'new'],
  ];
  expect(parts.map(factWord)).toEqual([
    'Name',
    'Side',
    'Strength',
    'Traits',
    'Copies',
    'Effect',
    'Attack bonus',
    'Kind of Item',
    'How long it stays',
    'On whom it lies',
    'Goal',
    'Value',
    'How it is won',
    'How it is lost',
    'What it brings',
    'For how many rounds',
    'toString',
    'new',
  ]);
});

describe('a query in words', () => {
  const written = { from: 0, to: 1, muted: false } as const;
  const words = (term: object): string => queryWords({ ...written, ...term } as Query);

  test('what each of its terms asks', () => {
    const terms = [
      ...TEXT_FIELDS.map((field) => ({ kind: 'words', field, words: 'sword', exact: true })),
      { kind: 'words', field: 'any', words: 'sword', exact: false },
      ...TEXT_FIELDS.map((field) => ({ kind: 'pattern', field, pattern: '\\d+' })),
      { kind: 'choice', field: 'type', is: 'person' },
      { kind: 'choice', field: 'pack', is: 'starter' },
      ...NUMBER_FIELDS.map((field) => ({ kind: 'number', field, op: '>=', than: 5 })),
      ...['=', '!=', '<', '<=', '>'].map((op) => ({ kind: 'number', field: 'strength', op, than: 5 })),
      { kind: 'deck', name: null },
      { kind: 'deck', name: 'Light' },
    ];
    expect(terms.map(words)).toEqual([
      '“sword”',
      'name: sword',
      'text: sword',
      'verse: sword',
      'source: sword',
      'word: sword',
      'fits /\\d+/',
      'name fits /\\d+/',
      'text fits /\\d+/',
      'verse fits /\\d+/',
      'source fits /\\d+/',
      'Person',
      'starter',
      'Strength ≥ 5',
      'attack bonus ≥ 5',
      'copies ≥ 5',
      'Objective value ≥ 5',
      'Strength = 5',
      'Strength ≠ 5',
      'Strength < 5',
      'Strength ≤ 5',
      'Strength > 5',
      'in this deck',
      'in the deck Light',
    ]);
  });

  test('how they hold together', () => {
    const [person, place] = ['person', 'place'].map((is) => ({
      ...written,
      kind: 'choice',
      field: 'type',
      is,
    }));
    const any = { ...written, kind: 'any', of: [person, place] };
    expect([
      words({ kind: 'all', of: [person, place] }),
      words(any),
      words({ kind: 'not', of: person }),
      words({ kind: 'all', of: [any, { ...written, kind: 'not', of: place }] }),
    ]).toEqual(['Person, Place', 'Person or Place', 'not: Person', 'Person or Place, not: Place']);
    expect(queryWords(person as Query, (field, word) => `${field}/${word}`)).toBe('type/person');
    expect(queryWords(any as Query, (field, word) => `${field}/${word}`)).toBe('type/person or type/place');
  });

  test('why it cannot be asked', () => {
    expect(
      QUERY_ISSUES.map((code) => issueWords({ from: 0, to: 1, code, found: 'x:' } as QueryIssue)),
    ).toEqual([
      'A search may have 500 characters. Remove something.',
      'There is nothing before “x:”.',
      'Something has to follow here.',
      'Here it has to say what: for example t:person or s>=5.',
      'There is nothing between these parentheses.',
      'This parenthesis is not closed.',
      'This parenthesis closes nothing.',
      'The closing quotation mark is missing.',
      'The closing stroke of the pattern is missing.',
      'There is no field “x:”.',
      'Nothing here is called “x:”.',
      '“x:” may mean several things.',
      '“x:” is no number.',
      'Only numbers can be larger or smaller. Use a colon.',
      'A pattern between strokes works for words only: x:/…/, n:/…/.',
      'There is no letter and no figure in “x:”.',
      'No deck is being edited. Name one: in:"My deck".',
      'There is no deck of this name.',
      'The pattern is not finished here.',
      'This is more than patterns can do here: no looking ahead or back, no repeating of what was found.',
      'This cannot be repeated so.',
      'This pattern is too large.',
      'This pattern takes too long over so many cards. Say more exactly what is wanted.',
    ]);
  });

  test('what would mend it', () => {
    expect([
      fixWords({ from: 0, to: 3, text: '' }),
      fixWords({ from: 3, to: 3, text: ')' }),
      fixWords({ from: 0, to: 3, text: 'type' }),
    ]).toEqual(['Remove it', 'Add', 'Change to']);
  });
});
