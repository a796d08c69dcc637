import type { Host } from '../../host.ts';
import { atHand } from './at-hand.svelte.ts';
import { isFirstBattle } from './first-battle/first-battle.ts';
import { Session } from './session.svelte.ts';
import type { CardBook } from './words/cards/words.ts';

/** The game of Alpha/Omega on the table; null where none is there. */
const onTable = ({ session }: Host): Session | null => (session instanceof Session ? session : null);

/** The cards of the library, and those the game on the table is played with, which may be others by now. */
export function cardsShown(host: Host): CardBook {
  const { book } = atHand(host.api);
  const session = onTable(host);
  return session === null ? book : new Map([...book, ...session.book]);
}

/** Is one of the ways to learn the game on the table? */
export function isLearning(host: Host): boolean {
  const request = onTable(host)?.request ?? null;
  return request?.tutorial !== undefined || isFirstBattle(request, atHand(host.api).library?.levels ?? []);
}
