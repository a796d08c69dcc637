/** How a line should feel; the window gives each a colour, the terminal too. */
export type Tone = 'heading' | 'plain' | 'good' | 'opponent' | 'loss' | 'gain' | 'chance' | 'check';

/** A piece of a sentence. Names of cards carry the id of their print, so that a reader can look the card up. */
export interface Part {
  readonly text: string;
  readonly def?: string;
  /** Where the rulebook says more: an entry of the glossary, `see.` a paragraph, or `card.` a card. */
  readonly to?: string;
}

/** A line of the log. */
export interface Line {
  readonly tone: Tone;
  readonly parts: readonly Part[];
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

/** A sentence or two, with the language they are in. */
export interface Said {
  readonly text: string;
  readonly lang: string;
}
