import type { Sureness } from '../../../../engine/alpha-omega/beyond/deck-study/diagnosis.ts';
import { t } from '../../../text/language/language.ts';
import { numberWords } from '../../../text/numbers.ts';

/**
 * A share of games as "43", or "0.4" and "99.6" where a whole number would say nothing: what is nearly sure is never told
 * as sure, nor what is hardly likely as never.
 */
export function of100(share: number): string {
  const points = share * 100;
  if (points === 0 || points === 100) return numberWords(points, 0);
  if (points < 10) return numberWords(Math.max(0.1, points), 1);
  return points > 99 ? numberWords(Math.min(99.9, points), 1) : numberWords(points, 0);
}

/**
 * A difference of shares as "+12", "−3" or "0": with a real minus sign, in games of a hundred. Where a whole number would
 * hide on which side of nothing it lies, it is "+0.3": how sure a difference is hangs on that.
 */
export function signed(share: number): string {
  if (share === 0) return '0';
  const points = Math.abs(share * 100);
  const text = Math.round(points) === 0 ? numberWords(Math.max(0.1, points), 1) : numberWords(points, 0);
  return share > 0 ? `+${text}` : `−${text}`;
}

/** A lead as "+3.2" or "−1.0". */
export function signedTenths(value: number): string {
  const text = numberWords(Math.abs(value), 1);
  if (Math.round(value * 10) === 0) return text;
  return value > 0 ? `+${text}` : `−${text}`;
}

/** Says in a sentence how sure something is. */
export const surenessSentence = (sure: Sureness): string => t(`doctor.${sure}`);

/** Says in a word how sure something is. */
export const surenessWord = (sure: Sureness): string =>
  ({ clear: t('doctor.clearWord'), likely: t('doctor.likelyWord'), open: t('doctor.openWord') })[sure];

/** A length of time in a few words, as exactly as a guess deserves. */
export function timeWords(seconds: number): string {
  if (seconds < 90) return t('doctor.seconds', { count: Math.max(1, Math.round(seconds)) });
  const minutes = seconds / 60;
  return minutes < 90
    ? t('doctor.minutes', { count: Math.round(minutes) })
    : t('doctor.hours', { count: Math.round(minutes / 60) });
}
