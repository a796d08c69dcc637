import { z } from 'zod';
import { settleTry, triesOf, type TryRow } from '../../../../../db/alpha-omega/calendar.ts';
import { keptAmong } from '../../../../../db/alpha-omega/game-results.ts';
import type { ReadableDb, WritableDb } from '../../../../../db/file/handles.ts';
import { calendarGame, dayNumber, dayOf, type Calendar } from '../../../../../engine/alpha-omega/index.ts';
import type {
  CalendarDay,
  CalendarPage,
  CalendarTry,
  TryResult,
} from '../../../../shared/games/alpha-omega/api.ts';
import { readGameStory } from './game-story.ts';
import { isOnTime } from './reckoning.ts';

/** Days between two games of a calendar, and how many of them are shown without a try. */
const STEP: Readonly<Record<Calendar, number>> = { daily: 1, weekly: 7 };
const SHOWN: Readonly<Record<Calendar, number>> = { daily: 7, weekly: 4 };

/** Today by the world's clock: YYYY-MM-DD. */
export const todayOf = (clock: () => Date): string => clock().toISOString().slice(0, 10);

/** Keeps what came of a try, once its game is over; nothing where it is none, or goes on. */
export function settleCalendar(db: WritableDb, game: string): void {
  const story = readGameStory(db, game);
  if (!story?.outcome) return;
  const { winner, achieved, scores, round: rounds } = story.outcome;
  const points = Math.max(0, ...scores.map(({ total }) => total));
  const result: TryResult = { winner, achieved, points, rounds, rewound: story.rewound };
  settleTry(db, game, result);
}

const resultShape = z.object({
  winner: z.literal(['good', 'opponent']).nullable(),
  achieved: z.int(),
  points: z.number(),
  rounds: z.int(),
  rewound: z.boolean(),
});

/** A calendar up to a day: the last days with or without a try, and all before them that have one. */
export function calendarPage(db: ReadableDb, calendar: Calendar, today: string): CalendarPage {
  const rows = triesOf(db, calendar);
  const kept = keptAmong(
    db,
    rows.map(({ game }) => game),
  );
  const tries = new Map<string, CalendarTry[]>();
  for (const row of rows) {
    const ofDay = tries.get(row.day) ?? [];
    ofDay.push(tryOf(row, calendar, kept));
    tries.set(row.day, ofDay);
  }
  const now = calendarGame(calendar, today).day;
  const recent = Array.from({ length: SHOWN[calendar] }, (_, index) =>
    dayOf(dayNumber(now) - index * STEP[calendar]),
  );
  const days = [...new Set([...recent, ...tries.keys()])].toSorted((a, b) => (a < b ? 1 : -1));
  const won = new Set([...tries].filter(([, [first]]) => isWonAtOnce(first)).map(([day]) => dayNumber(day)));
  return {
    calendar,
    now,
    days: days.map((day): CalendarDay => ({
      game: calendarGame(calendar, day),
      tries: tries.get(day) ?? [],
    })),
    ...streaks(won, { now: dayNumber(now), isOver: tries.get(now)?.[0]?.result != null }, STEP[calendar]),
  };
}

const isWonAtOnce = (first: CalendarTry | undefined): boolean =>
  first !== undefined && first.onTime && first.result?.winner === 'good' && !first.result.rewound;

function tryOf(row: TryRow, calendar: Calendar, kept: ReadonlySet<string>): CalendarTry {
  const { number, game, begunAt, day } = row;
  const result = resultShape.nullable().safeParse(row.result);
  return {
    ...{ number, game, begunAt, isKept: kept.has(game), onTime: isOnTime(calendar, day, begunAt) },
    result: result.success ? result.data : null,
  };
}

/** Won in a row: up to today, or to the one before as long as today's first try is not over; and the most there ever were. */
function streaks(
  won: ReadonlySet<number>,
  today: { readonly now: number; readonly isOver: boolean },
  step: number,
): { readonly streak: number; readonly longest: number } {
  const from = (day: number): number => (won.has(day) ? 1 + from(day - step) : 0);
  const { now, isOver } = today;
  const streak = from(isOver ? now : now - step);
  return { streak, longest: Math.max(streak, 0, ...[...won].map(from)) };
}
