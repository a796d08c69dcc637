import type { ToldDay } from '../../../../electron/shared/games/alpha-omega/api.ts';

/** A week or a month of games. */
export interface Bin {
  /** Its first day: "2026-11-16". */
  readonly from: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly seconds: number;
}

export type BinSize = 'week' | 'month';

/** More weeks than these would be columns too narrow to see. */
const MOST_WEEKS = 26;

const DAY = 24 * 60 * 60 * 1000;

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first day of the week or month in which a day lies; weeks begin on Monday. */
function firstDay(day: string, size: BinSize): string {
  if (size === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(noon(day)).getUTCDay() + 6) % 7;
  return dayOf(noon(day) - sinceMonday * DAY);
}

function nextBin(from: string, size: BinSize): string {
  if (size === 'week') return dayOf(noon(from) + 7 * DAY);
  const [year = 0, month = 1] = from.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 1, 12));
}

/** Days with games, put together by weeks, or by months where they reach farther: none between the first and the last is left out. */
export function binsOf(days: readonly ToldDay[]): { readonly size: BinSize; readonly bins: readonly Bin[] } {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { size: 'week', bins: [] };
  const size: BinSize = (noon(last.day) - noon(first.day)) / DAY / 7 < MOST_WEEKS ? 'week' : 'month';
  const sums = new Map<string, Bin>();
  for (let from = firstDay(first.day, size); from <= last.day; from = nextBin(from, size))
    sums.set(from, { from, games: 0, won: 0, lost: 0, seconds: 0 });
  for (const { day, games, won, lost, seconds } of days) {
    const from = firstDay(day, size);
    const sum = sums.get(from) ?? { from, games: 0, won: 0, lost: 0, seconds: 0 };
    sums.set(from, {
      ...{ from, games: sum.games + games, won: sum.won + won, lost: sum.lost + lost },
      seconds: sum.seconds + seconds,
    });
  }
  return { size, bins: [...sums.values()] };
}
