import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Seating } from '../../../../electron/shared/api.ts';
import { t } from '../../../text/language/language.ts';

/** A game in which answers are undone. */
interface Game {
  /** Somebody is led through it. */
  readonly isLed: boolean;
  readonly log: readonly LogEntry[];
  readonly table: Seating;
}

/** What an undo costs that hides again what was seen: the game counts for no achievements; null where it counts for none already. */
export function undoCosts({ isLed, log, table }: Game): string | null {
  const isPlayed = !isLed && table.seats.some(({ kind }) => kind !== 'bot');
  const isLostAlready = log.some((entry) => entry.kind === 'undone' && entry.revealed);
  return isPlayed && !isLostAlready ? t('past.noAchievements') : null;
}
