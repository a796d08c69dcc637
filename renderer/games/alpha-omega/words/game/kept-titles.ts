import type {
  GameSummary,
  Thumbnail,
  KeptGame,
} from '../../../../../electron/shared/games/alpha-omega/api.ts';
import { gameLine, isLesson, journeyWords } from '../../../../text/games.ts';
import { isolated } from '../../../../text/language/isolated.ts';
import { t } from '../../../../text/language/language.ts';
import { nameOf, type CardBook } from '../cards/words.ts';

/** What a kept game is called: its own name, or what it is played for. */
export function keptTitle({ name, game, id }: KeptGame, book: CardBook): string {
  if (name !== null) return name;
  if (game === null) return id;
  return gameTitle(game, book);
}

/** What a game without a name of its own is called: what it is played for. */
export const gameTitle = (game: GameSummary, book: CardBook): string =>
  isLesson(game) ? t('coach.title') : nameOf(book, game.objective);

/** How far it is; with a name of its own, what it is played for as well. */
export function keptLine({ name, game, detail }: KeptGame, book: CardBook): string {
  if (game === null) return detail;
  const of = journeyWords(game);
  return [
    ...(of === null ? [] : [of]),
    ...(name === null ? [] : [isolated(nameOf(book, game.objective))]),
    gameLine(game),
  ].join(' · ');
}

/** A thumbnail in words, for those who do not see it. */
export const thumbnailWords = ({ round, good, opponent, goodPersons, opponentPersons }: Thumbnail): string =>
  `${t('keeping.thumbnail', { round, good, opponent })} ${t('keeping.thumbnailPersons', {
    good: goodPersons.length,
    opponent: opponentPersons.length,
  })}`;
