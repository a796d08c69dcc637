import { language, t, tagOf } from './language/language.ts';

/** "21 November 2026, 12:24" of an ISO date, in the reader's own time. */
export function dayOf(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return t('names.someTimeAgo');
  const tag = tagOf(language());
  return t('names.dayAndTime', {
    day: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' }).format(date),
    time: new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }).format(date),
  });
}

/** "21 November 2026" of an ISO date, in the reader's own time. */
export function dateOf(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return t('names.someTimeAgo');
  return new Intl.DateTimeFormat(tagOf(language()), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(date);
}

/** "21 November 2026" of a day YYYY-MM-DD, which is the same day wherever one is. */
export function calendarDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return t('names.someTimeAgo');
  const form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tagOf(language()), form).format(date);
}
