import type { MeasuredObjective, MeasuredStop } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { LevelId } from '../../../../engine/alpha-omega/index.ts';
import { t } from '../../../text/language/language.ts';
import { levelName, newcomersInWords } from '../words/game/levels.ts';

/** How hard an Objective is, and of which games that was measured. */
export interface Hardness {
  /** The share of newcomers who win it. */
  readonly share: number;
  readonly level: LevelId;
  /** So many at the table of a campaign in which it was come to; null where it was played by itself, alone. */
  readonly players: number | null;
}

/** Of games of this Objective alone. */
export const hardnessAlone = ({ won, games, level }: MeasuredObjective): Hardness => ({
  ...{ share: won / games, level, players: null },
});

/** Of campaigns that came to it. */
export const hardnessOfStop = ({ won, reached, level, players }: MeasuredStop): Hardness => ({
  ...{ share: won / reached, level, players },
});

/** Of which games the flames of a map are; null where it has none. In New game they are of others, and it says so, too. */
export function flamesNote(shown: readonly Hardness[]): string | null {
  if (shown.length === 0) return null;
  return t(shown.some(({ players }) => players !== null) ? 'journeys.flamesOnWay' : 'journeys.flamesAlone');
}

/** How often newcomers win it, and in which games: else the same Objective seems to bear two numbers. */
export function hardnessWords({ share, level, players }: Hardness): string {
  const of = { words: newcomersInWords(share), level: levelName(level) };
  return players === null ? t('assist.measuredAlone', of) : t('assist.measuredOnWay', { ...of, players });
}
