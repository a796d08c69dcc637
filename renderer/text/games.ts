import type { GameSummary } from '../../electron/shared/api.ts';
import type { Tutorial } from '../../electron/shared/tutorial.ts';
import { t } from './language/language.ts';
import { listOf } from './lists.ts';

const ENDS = { good: 'won', opponent: 'lost' } as const;

type Course = Pick<GameSummary, 'seats' | 'round' | 'outcome'>;

/** "Mindy, round 3", or how it ended. */
export function gameLine({ seats, round, outcome }: Course): string {
  const players = listOf(seats);
  if (outcome === null) return t('outcome.playedOn', { players, round });
  const end = outcome.winner === null ? 'drawn' : ENDS[outcome.winner];
  return t(`outcome.${end}`, { players, round: outcome.round });
}

const LESSON = 'exampleOfPlay' satisfies Tutorial;

/** Is this game the tutorial? */
export const isLesson = ({ arranged }: Pick<GameSummary, 'arranged'>): boolean => arranged === LESSON;

/** The tutorial that can be gone on with. */
export const lessonIn = (games: readonly GameSummary[]): GameSummary | null =>
  games.find((game) => isLesson(game) && game.outcome === null) ?? null;
