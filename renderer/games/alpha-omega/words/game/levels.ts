import type { Assist, LevelId } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';

/** A level as players choose it. */
export const levelName = (level: LevelId): string => t(`assist.${keyOf(level)}`);

/** What a level is like that is played with this help, in one breath. */
export const levelHint = (level: LevelId, assists: readonly Assist[]): string =>
  t(`assist.${keyOf(level)}Hint`, { deck: deckOf(assists) });

/** Which Opponent deck the rulebook's own level has: the one as published, or the one of ours that takes its place. */
const deckOf = (assists: readonly Assist[]): 'published' | 'tempered' | 'grim' =>
  assists.includes('temperedDeck') ? 'tempered' : assists.includes('grimDeck') ? 'grim' : 'published';

/** Narrow Way is the name of a level as well as of the variant that it is. */
const keyOf = <L extends LevelId>(level: L) =>
  (level === 'narrowWay' ? 'narrowWayLevel' : level) as Exclude<L, 'narrowWay'> | 'narrowWayLevel';

/** Help that is ours, by its name. */
export const assistName = (assist: Assist): string => t(`assist.${assist}`);

/** What help of ours changes, in one breath. */
export const assistHint = (assist: Assist): string => t(`assist.${assist}Hint`);

/** How long a game takes, out of what was measured. */
export const roundsInWords = (rounds: number): string => t('assist.rounds', { rounds: Math.round(rounds) });

/** How often newcomers win, out of what was measured: "About 6 in 10 newcomers win". */
export function newcomersInWords(share: number): string {
  const tenths = Math.round(share * 10);
  if (tenths >= 10) return t('assist.newcomersAll');
  return tenths === 0 ? t('assist.newcomersFew') : t('assist.newcomers', { tenths });
}
