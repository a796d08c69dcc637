import type { View } from '../../../../engine/alpha-omega/index.ts';
import { optionSentences } from '../words/asking/options.ts';
import { namesOf } from '../words/asking/names.ts';
import { listOf } from '../../../text/lists.ts';
import { t } from '../../../text/language/language.ts';
import type { CardBook } from '../words/cards/words.ts';

/** What an answer to the question of a view would have been, in words. */
export function answerWords(view: View, answer: readonly string[], book: CardBook): string {
  const { pending } = view;
  if (pending === null) return t('replays.gone');
  const sentences = optionSentences(pending, namesOf(view, book));
  const words = answer.map((id) => (sentences.get(id) ?? id).replace(/\.$/, ''));
  return words.length === 0 ? t('replays.nothing') : listOf(words);
}
