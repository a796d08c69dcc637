import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'í',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ó',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ğ',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  Y: 'Ý',
};

/** Other languages need about a third more room than English. */
const LONGER = 0.35;
/** No language has longer words: what lengthens a text may be broken after so many signs. */
const LONGEST_WORD = /~{20}(?=~)/g;

/** A text with accents and longer than it was. */
export function stretched(text: string): string {
  const accented = text.replaceAll(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const more = '~'.repeat(Math.ceil(letters * LONGER)).replaceAll(LONGEST_WORD, '$&\u200B');
  return `${accented}${more}`;
}

/**
 * A message as nobody speaks it: accents on every letter and longer than it was, its arguments untouched. On a screen in
 * this language whatever bears no accents is a text that no translator would ever get to see.
 */
export function pseudo(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: stretched(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: pseudo(element.children) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(
      ([name, option]) => [name, { ...option, value: pseudo(option.value) }] as const,
    );
    return { ...element, options: Object.fromEntries(options) };
  });
}
