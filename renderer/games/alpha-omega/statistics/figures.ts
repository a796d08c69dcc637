import { language, t, tagOf } from '../../../text/language/language.ts';
import type { Estimate } from '../../../../engine/index.ts';
import { points } from '../replays/share-words.ts';

/** "45 %", or a dash where there is nothing to share. */
export const shareWords = (rate: Estimate | null): string =>
  rate === null ? t('statistics.noShare') : t('statistics.percent', { share: points(rate.value) });

/** "31 to 60 %"; empty where there is nothing to share. */
export const intervalWords = (rate: Estimate | null): string =>
  rate === null ? '' : t('statistics.interval', { low: points(rate.low), high: points(rate.high) });

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
