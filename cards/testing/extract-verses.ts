/**
 * Writes king-james.txt.br and reina-valera-1909.txt.br, the whole Bible in English and in Spanish: what cards and stories quote
 * is looked up there. The King James text is as the program `bible` of Debian's package bible-kjv prints it, the Reina-Valera
 * of 1909 as `diatheke` prints that of the package sword-text-sparv; both are in the public domain. Nobody has to run it
 * again: the texts do not change, and a new verse is in them already.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { SCRIPTURE } from './scripture.ts';

interface Verse {
  readonly book: string;
  readonly chapter: number;
  readonly text: string;
}

const printed = (program: string, ...args: readonly string[]): readonly string[] =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');

function verseIn(line: string, form: RegExp): Verse | null {
  const [, book, chapter, , text] = form.exec(line) ?? [];
  return book === undefined || text === undefined ? null : { book, chapter: Number(chapter), text };
}

const versesOf = (lines: readonly string[], form: RegExp): readonly Verse[] =>
  lines.flatMap((line) => verseIn(line, form) ?? []);

/** Without what marks the words of the Hebrew and Greek. Words that translators added stand between marks without blanks. */
const plain = (verse: string): string =>
  verse
    .replaceAll(/<transChange[^>]*>/g, ' ')
    .replaceAll('</transChange>', ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;:.?!])/g, '')
    .trim();

/** As cards name it: `I Samuel` is `1 Samuel`. */
const bookOf = (name: string): string =>
  name.replace(/^(I+) /, (_, ones: string) => `${String(ones.length)} `).replace(' of John', '');

function keep(file: string, verses: readonly Verse[]): void {
  const lines = verses.flatMap(({ book, chapter, text }, index) => {
    const before = verses[index - 1];
    const isNewBook = before?.book !== book;
    const heads = [
      ...(isNewBook ? [`# ${book}`] : []),
      ...(isNewBook || before.chapter !== chapter ? [`## ${String(chapter)}`] : []),
    ];
    return [...heads, text];
  });
  const whole = Buffer.from(`${lines.join('\n')}\n`);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  writeFileSync(file, brotliCompressSync(whole, { params }));
}

const spanish = versesOf(
  printed('diatheke', '-b', 'spaRV1909eb', '-k', 'Genesis-Revelation'),
  /^([^:]+) (\d+):(\d+): (.*)$/,
).map(({ text, book, chapter }) => ({ book: bookOf(book), chapter, text: plain(text) }));
const english = versesOf(
  printed('bible', '-f', '-l9999', 'Gen1:1-Rev22:21'),
  /^(\S*?[A-Za-z]+)(\d+):(\d+) (.*)$/,
);
if (english.length !== spanish.length) throw new Error('the two are not divided into the same verses');
// The one abbreviates the books that the other names, verse for verse.
const named = english.map((verse, index) => ({ ...verse, book: spanish[index]?.book ?? verse.book }));

keep(SCRIPTURE.en, named);
keep(SCRIPTURE.es, spanish);
