import { afterEach, expect, test } from 'vitest';
import { verseAt } from '../../../../../cards/testing/scripture.ts';
import { speak } from '../../../../text/language/language.ts';
import { SCRIPTURE, verseFor } from './scripture.ts';
import { OF_THE_PROGRAM } from '../../../../text/verses.ts';

afterEach(() => {
  speak('en');
});

/** Chapter and verse: the books are called otherwise. */
const placeIn = (source: string): string => source.replace(/^.* /, '');

test.each(Object.entries({ title: OF_THE_PROGRAM, ...SCRIPTURE }))(
  'the verse for %s is word for word, at one place in both',
  (_, { en, es }) => {
    expect(placeIn(es[1])).toBe(placeIn(en[1]));
    expect(verseAt('en', en[1])).toContain(en[0]);
    expect(verseAt('es', es[1])).toContain(es[0]);
  },
);

test('a verse is in the language of the window, and says which that is', () => {
  expect(verseFor('standOff')).toEqual({
    quote: 'Be still, and know that I am God',
    source: 'Psalms 46:10',
    lang: 'en',
  });
  speak('es');
  expect(verseFor('standOff')).toMatchObject({ source: 'Salmos 46:10', lang: 'es' });
});
