import type { DeckEntry } from '../../engine/alpha-omega/beyond/decks/entries.ts';
import { seenPage } from '../../engine/toolbox/typed-text.ts';
import type { DefId, Side } from '../../engine/alpha-omega/selects.ts';

/** A line of a deck list that can still be read when its pack is gone. */
export interface NamedEntry extends DeckEntry {
  readonly name: string;
}

/** A deck as people keep it and hand it on. */
export interface DeckSheet {
  readonly name: string;
  readonly side: Side;
  readonly cards: readonly NamedEntry[];
  /** Cards that might go in one day. */
  readonly sideList: readonly NamedEntry[];
  /** Markdown. */
  readonly notes: string;
  readonly tags: readonly string[];
  /** One line each, by card. */
  readonly cardNotes: Readonly<Record<DefId, string>>;
}

/** How much of each thing a deck may hold. More is refused with its place, never cut off in silence. */
export const DECK_LIMITS = {
  name: 60,
  lines: 300,
  copies: 99,
  notes: 20_000,
  tags: 20,
  tag: 30,
  /** As its file names them. */
  packs: 100,
  cardNote: 200,
  cardName: 80,
  cardId: 80,
  /** Of a whole text, file of JSON or share code that is read, in characters: the largest deck there may be fits in. */
  text: 600_000,
} as const;

/** Of longer notes no more is looked at: few signs that are written are not to be seen. */
const MOST_LOOKED_AT = 4 * DECK_LIMITS.notes;

/** Notes with plain line ends and no other control characters than line ends and tabs. */
export function cleanNotes(text: string): string {
  return seenPage(text.slice(0, MOST_LOOKED_AT)).slice(0, DECK_LIMITS.notes);
}
