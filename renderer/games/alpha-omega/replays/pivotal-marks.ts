import type { PivotalMoments } from '../../../../engine/alpha-omega/index.ts';
import { points } from '../../../table/replays/share-words.ts';
import { PIVOTAL, type Mark } from '../../../table/time/marks.ts';
import { t } from '../../../text/language/language.ts';

/** The choices of a game that moved its odds most, as they stand out on its line. */
export const pivotalMarks = (pivotal: PivotalMoments | null): readonly Mark[] =>
  (pivotal?.moments ?? []).map(({ number, round, swing }) => ({
    ...{ kind: PIVOTAL, moment: number, round },
    words: t('replays.pivotalAt', { points: points(Math.abs(swing.value)) }),
  }));
