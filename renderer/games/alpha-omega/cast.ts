import type { LogEntry } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { CardBook } from './words/cards/words.ts';
import { followedIn } from './words/telling/objective-round.ts';
import type { Cast } from './words/telling/voice.ts';

/** A game whose story can be told. */
export interface Played {
  readonly book: CardBook;
  readonly seats: readonly string[];
  readonly session: { readonly log: readonly LogEntry[] };
}

/** Who and what the story at a table is about. */
export const castOf = ({ book, seats, session }: Played): Cast => ({
  ...{ book, seats },
  followed: followedIn(session.log),
});
