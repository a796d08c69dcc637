import { fullText } from '../../../../../cards/text/plain.ts';
import type { DefId, InPlayView } from '../../../../../engine/alpha-omega/index.ts';
import { cardText } from './card-texts.ts';
import { isMissing, missingNote, printOf } from './prints.ts';
import { lostNote, type CardBook } from './words.ts';

/** What a screen reader says a card does, after its name: its text with what the keywords mean. */
export function heardRules(book: CardBook, id: DefId, card: InPlayView | null): string {
  const def = printOf(book, id);
  if (isMissing(def)) return missingNote();
  return lostNote(def, card) ?? fullText(cardText(def, book));
}
