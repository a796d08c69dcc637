/*
 * What people type, and what comes in for it: names, titles, notes. However it is written, the same text is the same signs, all
 * of them whole and to be seen, and none that turns round what stands beside it.
 */

/**
 * Signs that nobody sees, or that turn the direction of what follows, by Unicode's own lists, and two that are drawn as nothing.
 * The joiners and the sign that makes a picture of an emoji have places of their own, and some of Arabic, Syriac and Kaithi,
 * which Unicode counts among them, are drawn over what follows.
 */
const HIDDEN =
  /(?!\u200C|\u200D|\uFE0F|[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}])[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800\u{1D159}]/gu;

/** Blanks look alike, however wide they are. */
const BLANKS = /\p{Zs}/gu;

/** What makes a picture of an emoji stands right after it; a figure becomes a key only with the frame of one. */
const LOOSE_PICTURES = /(?<!\p{Extended_Pictographic}|[#*0-9](?=\uFE0F\u20E3))\uFE0F/gu;

/** Joiners belong between letters or pictures, and join nothing at an end. */
const LOOSE_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Letters of these scripts look the same with one between them. */
const APART = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
const IDLE_JOINERS = new RegExp(
  String.raw`(?<=[${APART}]\p{M}*)[\u200C\u200D]+|[\u200C\u200D]+(?=[${APART}])`,
  'gu',
);

/** More marks over one letter than any writing has reach into the lines around it. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** More marks in a row than any writing has (Unicode, Stream-Safe Text Format): to put n of them in order takes n² steps. */
const ENDLESS_MARKS = /(\p{M}{30})\p{M}+/gu;

/** The text with no row of marks so long that to normalise it would take time. */
export const withoutEndlessMarks = (text: string): string => text.replace(ENDLESS_MARKS, '$1');

/** The text in whole signs, composed, without any that cannot be seen. Line ends and control characters stay what they are. */
export function seenText(text: string): string {
  const seen = lookedOver(text);
  // What was taken out may have held apart what is taken out together: each time there is less.
  return seen === text ? seen : seenText(seen);
}

function lookedOver(text: string): string {
  const seen = text.toWellFormed().replace(HIDDEN, '').replace(BLANKS, ' ').replace(LOOSE_PICTURES, '');
  const joined = seen.replace(LOOSE_JOINERS, '').replace(IDLE_JOINERS, '');
  return withoutEndlessMarks(joined).normalize('NFC').replace(PILED_MARKS, '$1').normalize('NFC');
}

/** The same in one line, as it is shown: without blanks at its ends, and between words one. */
export const seenLine = (text: string): string => seenText(text).replace(/ {2,}/g, ' ').trim();

/** Has it a sign that can be seen? */
export const isSeen = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Half of a sign of two characters, left by a cut between them. */
const HALF_SIGN = /[\uD800-\uDBFF]$/;

/** Text of one line: no control characters and none that nobody sees, no blanks at its ends, not longer than `most`. */
export function oneLine(text: string, most: number): string {
  const line = seenLine(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
  return line.length <= most ? line : seenLine(line.slice(0, most).replace(HALF_SIGN, ''));
}

/** What stands for a name of which nothing can be seen. */
const UNSEEN = '?';

/**
 * A name as it was kept by programs that looked at it less closely: what is taken for it now, and never nothing, as what
 * bears it must not be lost for its name.
 */
export function keptName(text: string, most: number): string {
  const line = oneLine(text, most);
  return isSeen(line) ? line : UNSEEN;
}

/** Control characters but line ends and tabs, which a text of several lines needs. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** A text of several lines, with plain line ends and nothing else that controls. */
export const seenPage = (text: string): string =>
  seenText(text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(CONTROLS, ''));
