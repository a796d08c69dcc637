import { followedIn } from './words/telling/objective-round.ts';
import type { Cast } from './words/telling/voice.ts';
import type { TableState } from './table-state.svelte.ts';

/** Who and what the story at a table is about. */
export const castOf = ({ book, seats, session }: Pick<TableState, 'book' | 'seats' | 'session'>): Cast => ({
  ...{ book, seats },
  followed: followedIn(session.log),
});
