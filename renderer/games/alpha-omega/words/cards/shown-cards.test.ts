import { afterEach, beforeEach, expect, test } from 'vitest';
import { es } from '../../../../text/language/es/index.ts';
import { speak } from '../../../../text/language/language.ts';
import { cardsTag, nameTag, shownBook, translateCards } from './shown-cards.ts';
import { packTitle } from '../../../../text/packs.ts';
import { fakeCards, fakeLanguages } from '../testing/fake-cards.ts';

beforeEach(() => {
  translateCards(fakeLanguages);
});

afterEach(() => {
  translateCards([]);
  speak('en');
});

test('cards are called what the language of the window calls them, and say which language that is', () => {
  const named = () => {
    const michael = shownBook(fakeCards).get('starter:michael');
    return michael && [michael.name, nameTag(michael), cardsTag()];
  };
  expect(named()).toEqual(['Michael', 'en', 'en']);
  speak('es');
  expect(named()).toEqual(['Miguel', 'es', 'es']);
  translateCards([]);
  expect(named()).toEqual(['Michael', 'en', 'en']);
});

test('in names and verses of cards an apostrophe is set as in all other texts', () => {
  const [card] = fakeCards;
  if (card === undefined) throw new Error('There is no card');
  const flavour = { quote: "the lions' mouths", source: 'Daniel 6:22' };
  const shown = shownBook([{ ...card, name: "God's Glory", flavour }]).get(card.id);
  expect(shown).toMatchObject({ name: 'God’s Glory', flavour: { quote: 'the lions’ mouths' } });
});

test('the book of a list stays the same one in a language, and is another in another', () => {
  const english = shownBook(fakeCards);
  expect(shownBook(fakeCards)).toBe(english);
  expect(shownBook(fakeCards, 'es')).not.toBe(english);
  expect(shownBook(fakeCards, 'es')).toBe(shownBook(fakeCards, 'es'));
});

test('a pack is called as its translation says', () => {
  const starter = { id: 'starter', title: 'Alpha/Omega Starter' };
  expect(packTitle(starter)).toBe('Alpha/Omega Starter');
  speak('es');
  expect(packTitle(starter)).toBe('Alpha/Omega Inicial');
});

/** Every message of a language, with where it stands. */
const messagesOf = (catalogue: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as const]
      : messagesOf(value as object, `${path}${key}.`),
  );

/** Is a name said in a text, as a name and not as the beginning of a sentence? */
const says = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name.replaceAll(/[/.]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'u',
  ).test(text.replaceAll(/<[^>]*>/g, ' '));

test('no Spanish message calls a card by its English name', () => {
  const wrong = messagesOf(es).flatMap(([key, text]) =>
    fakeCards.flatMap(({ id, name }) => {
      const spanish = shownBook(fakeCards, 'es').get(id)?.name ?? name;
      return spanish !== name && says(text, name) ? [`${key}: ${name}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
