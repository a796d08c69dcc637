import { cardText } from '../../cards/text/english/card-text.ts';
import { fullText } from '../../cards/text/plain.ts';
import type { DefId } from '../../engine/index.ts';
import { isMissing, MISSING_NOTE, printOf } from './prints.ts';
import { LURED_NOTE, type CardBook } from './words.ts';

/** What a screen reader says a card does, after its name: its text with what the keywords mean. */
export function heardRules(book: CardBook, id: DefId, isLured: boolean): string {
  const def = printOf(book, id);
  if (isMissing(def)) return MISSING_NOTE;
  return isLured ? LURED_NOTE : fullText(cardText(def, book));
}
