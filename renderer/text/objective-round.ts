import type { View } from '../../engine/index.ts';
import { t } from './language/language.ts';

/** Which round of the Objective it is, as its card counts them, where the game counts otherwise; null where both are one. */
export const objectiveRoundWords = ({
  round,
  objectiveRound,
}: Pick<View, 'round' | 'objectiveRound'>): string | null =>
  round === objectiveRound ? null : t('goals.roundOfObjective', { round: objectiveRound });
