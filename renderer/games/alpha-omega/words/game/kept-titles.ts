import type { GameSummary, Thumbnail } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import { t } from '../../../../text/language/language.ts';
import { nameOf, type CardBook } from '../cards/words.ts';
import { isLesson } from './going-on.ts';

/** What a game without a name of its own is called: what it is played for. */
export const gameTitle = (game: GameSummary, book: CardBook): string =>
  isLesson(game) ? t('coach.title') : nameOf(book, game.objective);

/** A thumbnail in words, for those who do not see it. */
export const thumbnailWords = ({ round, good, opponent, goodPersons, opponentPersons }: Thumbnail): string =>
  `${t('storage.thumbnail', { round, good, opponent })} ${t('storage.thumbnailPersons', {
    good: goodPersons.length,
    opponent: opponentPersons.length,
  })}`;
