import type { AlphaOmegaEvent, CardId, DefId, Explanation } from '../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../engine/index.ts';

/** How a line should feel; the window gives each a colour, the terminal too. */
export type Tone = 'heading' | 'plain' | 'good' | 'opponent' | 'loss' | 'gain' | 'chance' | 'check';

/** A piece of a sentence. Names of cards carry their print, so that a reader can look the card up. */
export interface Part {
  readonly text: string;
  readonly def?: DefId;
  /** Where the rulebook says more: an entry of the glossary, `see.` a paragraph, or `card.` a card. */
  readonly to?: string;
}

export interface Line {
  readonly tone: Tone;
  readonly parts: readonly Part[];
  /** Why what it tells happened by itself, where it did. */
  readonly why?: Explanation;
  /** What it tells, in whose turn (null: at the end of a round), for whoever sorts lines. */
  readonly tells?: { readonly event: AlphaOmegaEvent; readonly turn: SeatId | null };
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

export type Defs = Readonly<Record<CardId, DefId>>;
