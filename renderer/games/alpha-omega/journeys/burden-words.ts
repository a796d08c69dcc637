import type { Burden, DefId } from '../../../../engine/alpha-omega/index.ts';
import { parts } from '../../../text/language/language.ts';
import type { Part } from '../../../text/line.ts';
import { listed } from '../../../text/lists.ts';
import { nameOf, type CardBook } from '../words/cards/words.ts';

/** Cards by their names, as a list in a sentence. */
export const namesOf = (cards: readonly DefId[], book: CardBook): readonly Part[] =>
  listed(cards.map((card) => ({ text: nameOf(book, card), def: card })));

/** What a burden does, in one sentence. */
export function burdenWords(burden: Burden, book: CardBook): readonly Part[] {
  switch (burden.kind) {
    case 'foes':
      return parts('journeys.foes', { cards: namesOf(burden.cards, book) });
    case 'leave':
      return parts('journeys.leave', { cards: namesOf(burden.cards, book) });
    case 'narrowWay':
      return parts('journeys.narrowWay');
    default:
      return burden satisfies never;
  }
}
