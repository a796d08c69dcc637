/*
 * What people type, and what comes in for it: names, titles, notes. However it is written, the same text is the same signs, all
 * of them whole and to be seen, and none that turns round what stands beside it.
 */

/** Signs that nobody sees, or that turn the direction of what follows: nothing that is typed needs them. */
const HIDDEN = new RegExp(
  [
    ...['\\u{AD}', '\\u{34F}', '\\u{61C}', '\\u{115F}\\u{1160}', '\\u{17B4}\\u{17B5}', '\\u{180B}-\\u{180E}'],
    ...[
      '\\u{200B}',
      '\\u{200E}\\u{200F}',
      '\\u{202A}-\\u{202E}',
      '\\u{2060}-\\u{206F}',
      '\\u{2800}',
      '\\u{3164}',
    ],
    ...['\\u{FEFF}', '\\u{FFA0}', '\\u{FFF9}-\\u{FFFB}', '\\u{E0000}-\\u{E007F}'],
  ]
    .map((range) => `[${range}]`)
    .join('|'),
  'gu',
);

/** Joiners belong between letters, and join nothing at an end. */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}\p{S}\uFE0F])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{S}])/gu;

/** More marks over one letter than any writing has reach into the lines around it. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** The text in whole signs, composed, without any that cannot be seen. Line ends and control characters stay what they are. */
export function seenText(text: string): string {
  const whole = text.toWellFormed().replace(HIDDEN, '').replace(LOOSE_JOINERS, '');
  return whole.normalize('NFC').replace(PILED_MARKS, '$1').normalize('NFC');
}

/** Has it a sign that can be seen? */
export const isSeen = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Control characters but line ends and tabs, which a text of several lines needs. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

/** A text of several lines, with plain line ends and nothing else that controls. */
export const seenPage = (text: string): string =>
  seenText(text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(CONTROLS, ''));
