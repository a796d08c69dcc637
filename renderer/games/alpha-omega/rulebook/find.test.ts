import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { starter } from '../../../../engine/alpha-omega/testing/starter.ts';
import { bookWith } from './as-read.ts';
import { speak } from '../../../text/language/language.ts';
import { searcher, type Found, type Group, type Piece } from '../../../rulebook/find.ts';

beforeEach(() => speak('en'));
afterEach(() => speak('en'));

const find = (words: string): readonly Found[] => searcher(bookWith(starter))(words);
const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
const titles = (found: readonly Found[], group: Group): readonly string[] =>
  found.filter((each) => each.group === group).map(({ title }) => textOf(title));

describe('the search', () => {
  test('finds rules, terms and cards by one word', () => {
    const found = find('blow');
    expect(titles(found, 'rules')).toContain('A blow');
    expect(titles(found, 'glossary')).toContain('Blow');
    expect(titles(find('gabriel'), 'cards')[0]).toBe('Gabriel');
  });

  test('wants all the words, wherever they stand', () => {
    expect(titles(find('lured player die'), 'rules')).toEqual(['The Lured Player']);
    expect(find('gabriel sinai manna')).toEqual([]);
  });

  test('takes a beginning for the word, and a slip for what was meant', () => {
    expect(titles(find('clean'), 'rules')).toContain('6. Clean-Up');
    expect(titles(find('gabreil'), 'cards')).toContain('Gabriel');
  });

  test('takes no word for a slip of another that is there as it is written', () => {
    const marked = find('calling').flatMap(({ title, excerpt }) => [...title, ...excerpt]);
    const words = new Set(marked.filter(({ hit }) => hit).map(({ text }) => text.toLowerCase()));
    expect([...words].filter((word) => !word.startsWith('calling'))).toEqual([]);
    expect(words.size).toBeGreaterThan(0);
  });

  test('marks what it found and shows the sentence it stands in', () => {
    const first = find('armor bearer').find(({ group }) => group === 'glossary');
    expect(first?.title).toEqual([{ text: 'Armor', hit: true }]);
    expect(first?.excerpt.filter(({ hit }) => hit)).toEqual([{ text: 'bearer', hit: true }]);
    expect(textOf(first?.excerpt ?? [])).toBe('An Item that takes the first damage meant for its bearer.');
  });

  test('knows the language that is spoken, with and without its accents', () => {
    speak('es');
    expect(titles(find('angel caido'), 'glossary')).toContain('Ángel Caído');
    expect(titles(find('Ángel Caído'), 'glossary')).toContain('Ángel Caído');
  });

  test('finds cards by their texts in that language', () => {
    speak('es');
    expect(titles(find('inflige dado'), 'cards')).toContain('Furfur');
  });

  test('finds nothing for nothing', () => {
    expect(find('   ')).toEqual([]);
  });
});
