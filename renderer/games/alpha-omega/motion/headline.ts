import type { SeatId } from '../../../../engine/index.ts';
import { t } from '../../../text/language/language.ts';
import { countedRound, type Followed } from '../words/telling/objective-round.ts';
import { phaseName } from '../words/cards/words.ts';
import type { Cue } from './cue.ts';

/** What stands over the board while a beat is shown. */
export interface Headline {
  readonly words: string;
  readonly die: number | null;
}

function wordsOf(cue: Cue, nameOf: (seat: SeatId) => string, followed: Followed): string | null {
  switch (cue.kind) {
    case 'die':
      return t('motion.die', { name: nameOf(cue.seat), value: cue.value });
    case 'round':
      return t('motion.round', { round: countedRound(cue.round, followed).round });
    case 'turn':
      return t('motion.turn', { name: nameOf(cue.seat) });
    case 'onslaught':
      return t('motion.onslaught');
    case 'phase':
      return phaseName(cue.phase);
    case 'seatLured':
    case 'seatFreed':
      return t(`motion.${cue.kind}`, { name: nameOf(cue.seat) });
    case 'objective':
      return t(cue.isNext ? 'motion.nextObjective' : 'motion.objective');
    case 'shuffled':
      return t('motion.shuffled');
    default:
      return null;
  }
}

/** Where the game has got to, whoever else it is of. */
const HEADS: readonly Cue['kind'][] = ['round', 'turn'];

/**
 * What is written over the board for these cues; null where the cards say it all.
 * @param next the phase that is asked about after them; null where more is still to be shown
 * @param followed after which rounds another Objective followed
 */
export function headlineOf(
  cues: readonly Cue[],
  nameOf: (seat: SeatId) => string,
  next: string | null = null,
  followed: Followed = [],
): Headline | null {
  const isHead = cues.some(({ kind }) => HEADS.includes(kind)) && cues.every(({ kind }) => kind !== 'phase');
  const own = cues.flatMap((cue) => wordsOf(cue, nameOf, followed) ?? []);
  const lines = [...new Set(isHead && next !== null ? [...own, next] : own)];
  if (lines.length === 0) return null;
  return {
    words: lines.join(' · '),
    die: cues.find((cue) => cue.kind === 'die')?.value ?? null,
  };
}
