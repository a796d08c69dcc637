import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { placeInEnglish } from './quotes.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The whole Bible in each language: a line for each verse, under the book and the chapter. */
export const SCRIPTURE = {
  en: here('king-james.txt.br'),
  es: here('reina-valera-1909.txt.br'),
} as const;

export type ScriptureTag = keyof typeof SCRIPTURE;

type Verses = ReadonlyMap<string, string>;

const known = new Map<ScriptureTag, Verses>();

/** The verse at a place such as `Daniel 12:1`, or `Salmos 91:11` in Spanish; null where there is none. */
export function verseAt(tag: ScriptureTag, place: string): string | null {
  const verses = known.get(tag) ?? read(SCRIPTURE[tag]);
  known.set(tag, verses);
  return verses.get(placeInEnglish(place)) ?? null;
}

function read(file: string): Verses {
  const verses = new Map<string, string>();
  let book = '';
  let chapter = '';
  let verse = 0;
  for (const line of brotliDecompressSync(readFileSync(file)).toString('utf8').split('\n')) {
    if (line.startsWith('# ')) book = line.slice(2);
    else if (line.startsWith('## ')) {
      chapter = line.slice(3);
      verse = 0;
    } else verses.set(`${book} ${chapter}:${String((verse += 1))}`, line);
  }
  return verses;
}

const MILTON = JSON.parse(readFileSync(here('milton-lines.json'), 'utf8')) as Readonly<
  Record<string, string>
>;

/** The text that a card or a story names as its source: a verse, or lines of Milton; null where there is none. */
export const textAt = (tag: ScriptureTag, source: string): string | null =>
  verseAt(tag, source) ?? (tag === 'en' ? (MILTON[source] ?? null) : null);
