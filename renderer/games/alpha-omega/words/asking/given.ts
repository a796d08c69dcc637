import type { ReasonGiven } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import { counselWords, type CounselWords } from './counsel.ts';
import { t } from '../../../../text/language/language.ts';
import { namesOf } from './names.ts';
import type { CardBook } from '../cards/words.ts';

/** What spoke for what a computer player did. */
export interface GivenWords {
  /** A sentence each, the weightiest first; none where nothing tells. */
  readonly reasons: readonly string[];
  /** What the card says that was played or used, where its worth shows only later, or nowhere else. */
  readonly says: CounselWords['says'];
}

/** Words what spoke for an answer as a hint for it would have. */
export function givenWords({ counsel, view, wins }: ReasonGiven, book: CardBook): GivenWords {
  const { pending } = view;
  if (pending === null) return { reasons: [], says: null };
  const { because, otherwise, reason, says } = counselWords(counsel, pending, namesOf(view, book));
  const sure = wins ? t('given.wins') : null;
  return { reasons: [sure, because, otherwise, reason].filter((words) => words !== null), says };
}
