import type { GameSummary, JourneyLine } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import { t } from '../../../../text/language/language.ts';
import { listOf } from '../../../../text/lists.ts';

const ENDS = { good: 'won', opponent: 'lost' } as const;

type Ended = Pick<GameSummary, 'seats' | 'round' | 'outcome'> & Partial<Pick<GameSummary, 'journey'>>;

/** "Mindy, round 3", or how it ended. Of a campaign it is said that all its rounds are counted: its table counts those of an Objective. */
export function gameLine({ seats, round, outcome, journey = null }: Ended): string {
  const told = { players: listOf(seats), of: journey?.kind ?? 'game' };
  if (outcome === null) return t('outcome.playedOn', { ...told, round });
  const end = outcome.winner === null ? 'drawn' : ENDS[outcome.winner];
  return t(`outcome.${end}`, { ...told, round: outcome.round });
}

/** What the decks of a tutorial are called. */
const LESSON = 'exampleOfPlay';

/** Is this game the tutorial? */
export const isLesson = ({ arranged }: Pick<GameSummary, 'arranged'>): boolean => arranged === LESSON;

/** The word by which it is remembered that this tutorial was followed to its end. */
export const finished = (id: string): string => `tutorial ${id}`;

/** The tutorial that can be gone on with: not one that is at its end, by what somebody has learnt. */
export const lessonIn = (games: readonly GameSummary[], learnt: readonly string[]): GameSummary | null =>
  games.find(
    (game) => isLesson(game) && game.outcome === null && game.goesOn && !learnt.includes(finished(game.id)),
  ) ?? null;

/** The game that was played last, is not over and can be gone on with: a tutorial only where it can be gone on with. */
export const runningIn = (games: readonly GameSummary[], learnt: readonly string[]): GameSummary | null => {
  const lesson = lessonIn(games, learnt);
  return (
    games.find((game) => game.outcome === null && game.goesOn && (game === lesson || !isLesson(game))) ?? null
  );
};

/** What leads on from the first page: the game that runs, or the journey that is between two of its Objectives, whichever was played last. */
export function leadingIn(
  games: readonly GameSummary[],
  journeys: readonly JourneyLine[],
  learnt: readonly string[],
): { readonly game: GameSummary | null; readonly journey: JourneyLine | null } {
  const game = runningIn(games, learnt);
  const journey = journeys.find(({ state, putAway }) => state === 'ongoing' && !putAway) ?? null;
  if (game === null || journey === null) return { game, journey };
  // The game of a journey is where it stands; between its Objectives there is none.
  const isBetween = game.journey?.id !== journey.id && journey.playedAt > game.playedAt;
  return isBetween ? { game: null, journey } : { game, journey: null };
}
