/**
 * Writes kjv-verses.json and rv1909-verses.json: the verses that cards and stories quote, whole. The King James ones are as the
 * `bible` program of Debian's package bible-kjv prints them, the Spanish ones as `diatheke` prints those of the package
 * sword-text-sparv (Reina-Valera 1909). Run it with `npx node cards/testing/extract-verses.ts` after quoting a new verse.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPacks } from '../load.ts';
import { loadStories } from '../stories.ts';
import { isScripture, placeInEnglish, QUOTED_BY_THE_WINDOW, quotesIn } from './quotes.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `2 Kings 19:35` is `2Kings19:35` to the program. */
function kingJames(source: string): string {
  const place = source.replace(/^(\d) /, '$1');
  const printed = execFileSync('bible', ['-l9999', place], { encoding: 'utf8' });
  const verses = [...printed.matchAll(/^ +\d+ (.+)$/gm)].map((match) => match[1] ?? '');
  const heading = source.replace(/:.*$/, '');
  if (verses.length === 0 || !printed.includes(heading)) throw new Error(`no verse ${source}`);
  return verses.join(' ');
}

/** A verse of the Reina-Valera of 1909, without what marks the words of the Hebrew and Greek in it. */
function reinaValera(source: string): string {
  const place = placeInEnglish(source);
  const printed = execFileSync('diatheke', ['-b', 'spaRV1909eb', '-k', place], { encoding: 'utf8' });
  const [, verse = ''] = /^[^:]+:\d+: (.*?)\s*$/m.exec(printed) ?? [];
  // Words that the translators added stand between marks without the blanks around them.
  const plain = verse
    .replaceAll(/<transChange[^>]*>/g, ' ')
    .replaceAll('</transChange>', ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;:.?!])/g, '')
    .trim();
  if (plain === '') throw new Error(`no verse ${source}`);
  return plain;
}

const { packs, languages } = loadPacks(here('../packs'));
const cards = packs.flatMap((pack) => pack.cards);
const { stories } = loadStories(here('../packs'), cards);

function keep(file: string, language: 'en' | 'es', verseOf: (source: string) => string): void {
  const quoted = quotesIn(language, { cards, languages, stories }).map(({ source }) => source);
  const verses = [...new Set([...quoted.filter(isScripture), ...QUOTED_BY_THE_WINDOW[language]])]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((at) => [at, verseOf(at)] as const);
  writeFileSync(here(file), `${JSON.stringify(Object.fromEntries(verses), null, 2)}\n`);
}

keep('kjv-verses.json', 'en', kingJames);
keep('rv1909-verses.json', 'es', reinaValera);
