import type { CalendarTry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { t } from '../../../text/language/language.ts';

/** "won", "lost, late": what a try came to. */
export function resultWords({ result, onTime }: CalendarTry): string {
  const late = onTime ? [] : [t('calendar.late')];
  if (result === null) return [t('calendar.open'), ...late].join(', ');
  const end = result.winner === null ? 'drawn' : result.winner === 'good' ? 'won' : 'lost';
  return [t(`calendar.${end}`), ...(result.rewound ? [t('calendar.rewound')] : []), ...late].join(', ');
}

/** The best of some tries: won before lost, then by points, then by fewer rounds; null where none is over. */
export function bestOf(tries: readonly CalendarTry[]): CalendarTry | null {
  const rank = ({ result }: CalendarTry): readonly number[] =>
    result === null ? [] : [result.winner === 'good' ? 1 : 0, result.points, -result.rounds];
  return tries
    .filter(({ result }) => result !== null)
    .reduce<CalendarTry | null>(
      (best, one) => (best === null || isMore(rank(one), rank(best)) ? one : best),
      null,
    );
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0);
}
