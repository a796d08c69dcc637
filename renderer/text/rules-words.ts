import { fullText } from '../../cards/text/plain.ts';
import type { DefId } from '../../engine/index.ts';
import { cardText } from './card-texts.ts';
import { isMissing, missingNote, printOf } from './prints.ts';
import { luredNote, type CardBook } from './words.ts';

/** What a screen reader says a card does, after its name: its text with what the keywords mean. */
export function heardRules(book: CardBook, id: DefId, isLured: boolean): string {
  const def = printOf(book, id);
  if (isMissing(def)) return missingNote();
  return isLured ? luredNote() : fullText(cardText(def, book));
}
