import { printedApostrophes } from '../text/apostrophes.ts';
import { goalLines } from '../games/alpha-omega/words/game/goals.ts';
import { abilityTexts } from '../games/alpha-omega/words/testing/ability-texts.ts';
import { goliath } from '../games/alpha-omega/words/testing/scenes.ts';
import { cardText } from '../../cards/text/english/card-text.ts';
import { fullText } from '../../cards/text/plain.ts';
import { fakeBook, fakeCards } from '../games/alpha-omega/words/testing/fake-cards.ts';

/** What is seen or heard of an element besides its text. */
const HEARD = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'data-drawn',
  'label',
  'placeholder',
  'title',
];

/** Names of months, which the calendar gives and nobody stretches: screens tell of today as well. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month, 1).toLocaleString('en', { month: 'long' }),
);

/** Names of the game, of keys, of a unit and of a kind of code, which are the same in all languages. */
const ALIKE = ['Alpha', 'Omega', 'Tab', 'kB', 'QR', ...MONTHS];

/** What packs and people bring may stand in any sentence, and is as it is in all languages; the longest first. */
const BROUGHT = [
  ...fakeCards
    .flatMap((card) => [card.name, fullText(cardText(card, fakeBook))])
    .flatMap((words) => [words, printedApostrophes(words)]),
  ...abilityTexts(),
  // What wins and loses an Objective is made from its program, as the texts of cards are.
  ...goalLines(goliath(), fakeBook).map(({ spans }) => spans.map(({ text }) => text).join('')),
  ...[
    // A pack, and what people call their decks.
    'Alpha/Omega Starter',
    'Light',
    'Broken',
    'Mindy',
    'Steve',
    'Ruth',
    'Naomi',
    'Jonah',
    'Esther',
    'Bartholomew',
    'Amos',
    'Lydia',
    'Silas',
    'jubilee-31',
    'game-1',
    'game-9',
    'game-4',
    // What somebody looks for.
    'weapon',
    // What people call a game, a file and a pack, and where they are.
    'Christmas Eve',
    'Before the last round',
    'Saints and Martyrs',
    'Saints',
    'Starter',
    'MIT',
    'CC-BY',
    '.aosave',
    'game.json',
    'setup.__proto__',
    '/home/mindy/.config/alpha-omega/alpha-omega.sqlite',
  ],
]
  .filter((words) => words !== '')
  .toSorted((a, b) => b.length - a.length);

const bare = (text: string): string => BROUGHT.reduce((left, words) => left.replaceAll(words, ' '), text);

/** A word of nothing but plain letters: in the stretched language no message has one. */
const isPlain = (word: string): boolean => /^[a-z]{2,}$/i.test(word) && !ALIKE.includes(word);

const plainWords = (text: string): readonly string[] =>
  bare(text)
    .match(/\p{L}+/gu)
    ?.filter(isPlain) ?? [];

/** Card texts, Scripture and what is for those who report defects bear their own language. */
const isOwnLanguage = (element: Element): boolean => element.closest('[lang]:not(html)') !== null;

const heard = (element: Element): readonly (readonly [string, string])[] =>
  HEARD.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[`${element.localName}[${name}]`, value] as const];
  });

const shown = (element: Element): readonly (readonly [string, string])[] =>
  [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => [element.localName, node.nodeValue ?? ''] as const);

/**
 * Every text in the page that is no message, with where it is, as long as the stretched language is spoken: what is no
 * message bears no accents.
 */
export function unworded(page: Element): readonly string[] {
  return [...page.querySelectorAll('*')]
    .filter((element) => !isOwnLanguage(element) && !['script', 'style'].includes(element.localName))
    .flatMap((element) => [...heard(element), ...shown(element)])
    .filter(([, text]) => plainWords(text).length > 0)
    .map(([where, text]) => `${where}: ${text.trim()}`);
}
