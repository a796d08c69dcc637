import { isEmpty, joined, NOTHING, type Phrase, say, textOf } from '../phrase.ts';

/** What stands before the last of a list. */
export type Between = 'y' | 'o' | 'ni';

// Before the same sound, "y" becomes "e" and "o" becomes "u"; "hie" sounds like a consonant, and so does a "y".
const LIKE_Y = /^(i|í|hi(?!e)|hí)/i;
const LIKE_O = /^(o|ó|ho|hó|8|11\b)/i;

function wordBefore(next: Phrase, between: Between): string {
  const text = textOf(next);
  if (between === 'y') return LIKE_Y.test(text) ? 'e' : 'y';
  if (between === 'o') return LIKE_O.test(text) ? 'u' : 'o';
  return between;
}

/** "A, B y C", "A u Objeto", "A ni B". */
export function listed(phrases: readonly Phrase[], between: Between = 'y'): Phrase {
  const said = phrases.filter((phrase) => !isEmpty(phrase));
  const [end, ...rest] = said.toReversed();
  if (end === undefined) return NOTHING;
  if (rest.length === 0) return end;
  return say`${joined(rest.toReversed(), ', ')} ${wordBefore(end, between)} ${end}`;
}

/** "roba 2 cartas, y Michael recibe 1 de daño": what is done by others stands apart. */
export function followed(phrases: readonly Phrase[], between: Between = 'y'): Phrase {
  const [end = NOTHING, ...rest] = phrases.toReversed();
  return say`${joined(rest.toReversed(), ', ')}, ${wordBefore(end, between)} ${end}`;
}
