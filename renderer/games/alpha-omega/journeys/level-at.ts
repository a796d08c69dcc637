import type { LevelTile } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { LevelId, Variant } from '../../../../engine/alpha-omega/index.ts';
import { levelIn, rulesAt } from '../new-game/levels.ts';
import { t } from '../../../text/language/language.ts';
import { levelName, newcomersInWords } from '../words/game/levels.ts';

/**
 * At which level a journey is played, and how often newcomers win a game at it, in the words of New game's levels: so that a
 * Campaign and a Pilgrimage can be told apart before one begins.
 */
export function levelWords(level: LevelId | null, players: number, levels: readonly LevelTile[]): string {
  if (level === null) return t('journeys.level', { level: t('newGame.ownMixShort') });
  const share = rulesAt(level, players, levels)?.newcomers ?? null;
  const of = { level: levelName(level) };
  return share === null
    ? t('journeys.level', of)
    : t('journeys.levelMeasured', { ...of, words: newcomersInWords(share) });
}

/** The same of a Pilgrimage: one player goes it, and help of ours is no part of it. */
export const pilgrimLevelWords = (variants: readonly Variant[], levels: readonly LevelTile[]): string =>
  levelWords(levelIn({ variants, assists: [] }, 1, levels), 1, levels);
