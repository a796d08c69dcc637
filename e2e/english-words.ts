import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { catalogueOf, loadPacks } from '../cards/load.ts';
import { packsDir } from '../cards/testing/packs.ts';
import { quotesIn } from '../cards/testing/quotes.ts';
import { loadStories } from '../cards/stories.ts';
import { en } from '../renderer/text/language/en/index.ts';
import { es } from '../renderer/text/language/es/index.ts';

/*
 * Words by which English is told from Spanish: those that stand in an English text of the program or of its packs, and in no
 * Spanish one.
 */

/** A message without its marks and without the names of what is put into it. */
const bare = (message: string): string =>
  message
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/g, ' ')
    .replaceAll(/(=\d+|\b\w+)\s*\{/g, ' ')
    .replaceAll(/\{?\s*\w+\s*\}/g, (inside) => (inside.startsWith('{') ? ' ' : inside));

function messagesOf(catalogue: object): readonly string[] {
  return Object.values(catalogue).flatMap((value: unknown) =>
    typeof value === 'string' ? [bare(value)] : messagesOf(value as object),
  );
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

const { packs, languages } = loadPacks(packsDir);
const cards = [...catalogueOf(packs).values()];
const { stories } = loadStories(packsDir, cards);

const textPage = (folder: string): string =>
  readFileSync(new URL(`../cards/text/${folder}/starter-texts.md`, import.meta.url), 'utf8');

const quotes = (language: string): readonly string[] =>
  quotesIn(language, { cards, languages, stories }).flatMap(({ quote, source }) => [quote, source]);

const tales = (language: string): readonly string[] =>
  [...stories.values()].flatMap(({ texts }) => {
    const { teaser = '', prologue = '', victory = '', defeat = '' } = texts[language] ?? {};
    return [teaser, prologue, victory, defeat];
  });

const everythingIn = (language: string, catalogue: object, folder: string): ReadonlySet<string> =>
  new Set(
    [...messagesOf(catalogue), textPage(folder), ...quotes(language), ...tales(language)].flatMap(wordsIn),
  );

const spanish = everythingIn('es', es, 'spanish');

/** What is the same whatever is spoken: names of people, of licences and of keys. */
const ALIKE = new Set(['mindy', 'steve', 'ruth', 'naomi', 'mit', 'alpha', 'omega']);

const ENGLISH: readonly string[] = [...everythingIn('en', en, 'english')].filter(
  (word) => !spanish.has(word) && !ALIKE.has(word),
);

/** What is seen or heard of an element besides its text. */
const HEARD = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-valuetext',
  'data-drawn',
  'placeholder',
  'title',
];

/** Expects that nothing on the page says a word that only English has; what people type for searches is a code. */
export async function expectNoEnglish(window: Page, where: string): Promise<void> {
  const found = await window.evaluate(
    ({ english, heard }) => {
      const known = new Set(english);
      const isEnglish = (text: string): boolean =>
        (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => known.has(word));
      const texts = [...document.body.querySelectorAll('*')]
        .filter((element) => element.closest('code, kbd, script, style, [data-english]') === null)
        .flatMap((element) => [
          ...heard.map((name) => element.getAttribute(name) ?? ''),
          ...[...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.nodeValue ?? ''),
        ]);
      return [...new Set(texts.map((text) => text.trim()).filter(isEnglish))];
    },
    { english: ENGLISH, heard: HEARD },
  );
  expect(found, `English on ${where}`).toEqual([]);
}
