import type { CardDef } from '../../../../engine/alpha-omega/index.ts';
import type { CardBook } from '../words/cards/words.ts';
import { strengthOf, type Listed } from './lists.ts';

/** A deck as it is shown by a few of its cards. */
export interface Pictured {
  readonly cards: readonly Listed[];
  /** The deck is about the cards that it names first. */
  readonly asListed: boolean;
  /** What the deck is known by: decks that share their strongest cards look different, and each always the same. */
  readonly of?: string | undefined;
}

const PANES = 3;

/** The three cards that a deck is shown by: some of the strongest, or those that it names first. */
export function panesOf({ cards, asListed, of }: Pictured, book: CardBook): readonly CardDef[] {
  const sorted = cards
    .flatMap(({ card }) => book.get(card) ?? [])
    .toSorted((a, b) => (asListed ? 0 : strengthOf(b) - strengthOf(a) || a.name.localeCompare(b.name)));
  return of === undefined ? sorted.slice(0, PANES) : someOf(sorted.slice(0, 3 * PANES), of);
}

/** Of each three one, the strongest first: which, the sign decides. */
function someOf(strongest: readonly CardDef[], sign: string): readonly CardDef[] {
  if (strongest.length < 3 * PANES) return strongest.slice(0, PANES);
  let sum = 0;
  for (const letter of sign) sum = (31 * sum + (letter.codePointAt(0) ?? 0)) % 999_983;
  return Array.from(
    { length: PANES },
    (_, pane) => PANES * pane + (Math.floor(sum / PANES ** pane) % PANES),
  ).flatMap((place) => strongest[place] ?? []);
}
