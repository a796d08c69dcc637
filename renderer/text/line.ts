import type { CardId, DefId, Explanation } from '../../engine/index.ts';

/** How a line should feel; the window gives each a colour, the terminal too. */
export type Tone = 'heading' | 'plain' | 'good' | 'opponent' | 'loss' | 'gain' | 'chance' | 'check';

/** A piece of a sentence. Names of cards carry their print, so that a reader can look the card up. */
export interface Part {
  readonly text: string;
  readonly def?: DefId;
}

export interface Line {
  readonly tone: Tone;
  readonly parts: readonly Part[];
  /** Why what it tells happened by itself, where it did. */
  readonly why?: Explanation;
}

/** The line as plain text. */
export const textOf = (line: Line): string => line.parts.map((part) => part.text).join('');

/** Something that stands in a sentence: words, a number, a named thing, or a list of them. */
export type Word = string | number | Part | readonly Part[];

/** What stands in a sentence, as pieces of it. */
export function partsOf(word: Word): readonly Part[] {
  if (typeof word === 'string' || typeof word === 'number') return [{ text: String(word) }];
  return 'text' in word ? [word] : word;
}

/** `say('plain')`…`` keeps card names as parts where a plain template would flatten them. */
export const say =
  (tone: Tone) =>
  (strings: TemplateStringsArray, ...words: readonly Word[]): Line => ({
    tone,
    parts: strings
      .flatMap((text, index) => {
        const word = words[index];
        return [{ text }, ...(word === undefined ? [] : partsOf(word))];
      })
      .filter((part) => part.text !== ''),
  });

/** "A, B and C", each still a part of its own. */
export function listed(items: readonly Part[]): readonly Part[] {
  return items.flatMap((item, index) => {
    if (index === 0) return [item];
    return [{ text: index === items.length - 1 ? ' and ' : ', ' }, item];
  });
}

/** "Mindy, Steve and Ann". */
export const listOf = (names: readonly string[]): string =>
  listed(names.map((text) => ({ text })))
    .map((part) => part.text)
    .join('');

/** "1 card", "2 cards". */
export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;

/** "Michael’s", "Puriel’s", "Angels’". */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

export type Defs = Readonly<Record<CardId, DefId>>;
