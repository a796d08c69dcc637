import type { ToldShare } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { language, t, tagOf } from '../../../text/language/language.ts';
import type { Estimate } from '../../../../engine/alpha-omega/index.ts';
import { points } from '../../../table/replays/share-words.ts';

/** Of fewer games a percentage claims more than they tell, and its interval is nearly all there is. */
const ENOUGH = 10;

/** The percentage of games that were won; null of too few. */
export const rateOf = ({ games, rate }: ToldShare): Estimate | null => (games < ENOUGH ? null : rate);

/** "45 %", "2 of 3" of few games, or a dash where there is nothing to share. */
export function shareWords(share: ToldShare): string {
  const rate = rateOf(share);
  if (rate !== null) return t('statistics.percent', { share: points(rate.value) });
  const { games, won } = share;
  return games === 0 ? t('statistics.noShare') : t('statistics.few', { won, games });
}

/** "31 to 60 %"; empty where no percentage is told. */
export function intervalWords(share: ToldShare): string {
  const rate = rateOf(share);
  return rate === null ? '' : t('statistics.interval', { low: points(rate.low), high: points(rate.high) });
}

/** "2 h 5 min" of seconds. */
export function timeWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t('statistics.minutes', { minutes });
  return t('statistics.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** "11/16/26" as the language writes it, or "11/2026" of a month. */
export function shortDate(day: string, size: 'week' | 'month'): string {
  const parts =
    size === 'week' ? ({ dateStyle: 'short' } as const) : ({ month: '2-digit', year: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(tagOf(language()), { ...parts, timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** "Week of 16 November 2026", or "November 2026" of the first day of a month. */
export function dateWords(day: string, size: 'week' | 'month'): string {
  const format = new Intl.DateTimeFormat(tagOf(language()), {
    ...(size === 'week' ? { day: 'numeric', month: 'long' } : { month: 'long' }),
    ...{ year: 'numeric', timeZone: 'UTC' },
  });
  const words = format.format(new Date(`${day}T12:00:00Z`));
  return size === 'week' ? t('statistics.week', { day: words }) : words;
}
