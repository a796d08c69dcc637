import { below, shuffle, startStream } from '../../../kernel/rng.ts';
import type { DefId } from '../../selects.ts';
import type { Variant } from '../../variants-and-assists.ts';

/**
 * The games of the calendar are made of the day alone, so that everybody has the same one. That stays so when packs are
 * added: what they are made of is listed here with the day from which it counts, and no other pack is asked. Who changes the
 * decks of a listed pack, or wants its new Objectives among them, begins a new era; a test compares them.
 */
interface Era {
  /** A Monday, so that no week belongs to two. */
  readonly since: string;
  /** Whose decks are played. */
  readonly pack: string;
  /** The hash of its deck lists. */
  readonly decks: string;
  readonly objectives: readonly DefId[];
}

const STARTER: readonly string[] = [
  'and-there-was-war-in-heaven',
  'ye-shall-be-as-gods',
  'the-waters-prevailed',
  'let-my-people-go',
  'the-wall-fell-down-flat',
  'the-battle-is-the-lords',
  'answer-by-fire',
  'the-den-of-lions',
  'get-thee-hence-satan',
  'it-is-finished',
  'cloven-tongues',
  'faithful-unto-death',
  'behold-i-make-all-things-new',
];

/** The latest first. */
export const ERAS: readonly [Era, ...Era[]] = [
  {
    since: '2026-01-05',
    pack: 'starter',
    decks: 'b8650dcd0093572c',
    objectives: STARTER.map((name) => `starter:${name}`),
  },
];

/** The ways of playing that the calendar takes turns with: most days none. */
const WAYS: readonly (readonly Variant[])[] = [[], [], [], ['fast'], ['easy'], ['easy', 'fast']];

export const CALENDARS = ['daily', 'weekly'] as const;
export type Calendar = (typeof CALENDARS)[number];

/** How many Objectives a game of the week has, as a campaign. */
const OF_A_WEEK = 3;

/** A game of the calendar. */
export interface CalendarGame {
  readonly calendar: Calendar;
  /** The day, or the Monday of the week: YYYY-MM-DD, UTC. */
  readonly day: string;
  readonly pack: string;
  readonly objective: DefId;
  /** The game of the week is a campaign of three. */
  readonly campaign: readonly DefId[];
  readonly variants: readonly Variant[];
  readonly seed: string;
}

/**
 * The game of a day or week.
 * @param day YYYY-MM-DD, for a week any day of it; days before the first era are of the first era
 */
export function calendarGame(calendar: Calendar, day: string): CalendarGame {
  const number = dayNumber(day);
  const isDaily = calendar === 'daily';
  const first = isDaily ? number : mondayBefore(number);
  const named = dayOf(first);
  const era = ERAS.find(({ since }) => since <= named) ?? ERAS[ERAS.length - 1] ?? ERAS[0];
  const count = isDaily ? first : Math.floor(first / 7);
  const seed = `${calendar} ${named}`;
  const chance = startStream(seed, 'ways');
  const [way] = below(chance, WAYS.length);
  const [objective = '', ...campaign] = isDaily ? [inTurn(era, calendar, count)] : inARow(era, count);
  return { calendar, day: named, pack: era.pack, objective, campaign, variants: WAYS[way] ?? [], seed };
}

/** Each Objective comes once before any comes again, each time in another order. */
function inTurn({ objectives }: Era, calendar: Calendar, count: number): DefId {
  const cycle = Math.floor(count / objectives.length);
  const [order] = shuffle(startStream(`${calendar} ${String(cycle)}`, 'order'), objectives);
  return order[count - cycle * objectives.length] ?? '';
}

/** Some that follow each other in the Bible's order. */
function inARow({ objectives }: Era, count: number): readonly DefId[] {
  const starts = objectives.length - OF_A_WEEK + 1;
  const [start] = below(startStream(`weekly ${String(count)}`, 'start'), Math.max(1, starts));
  return objectives.slice(start, start + OF_A_WEEK);
}

const MONDAY = 4;

/** Day 0, the first of January 1970, was a Thursday. */
const mondayBefore = (number: number): number => number - ((((number - MONDAY) % 7) + 7) % 7);

/**
 * Days since the first of January 1970, by the calendar's own sums (Howard Hinnant, days_from_civil): the rules know no
 * clock.
 */
export function dayNumber(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const years = month <= 2 ? year - 1 : year;
  const era = Math.floor(years / 400);
  const ofEra = years - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
}

/** The day of a number, YYYY-MM-DD. */
export function dayOf(number: number): string {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const years = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  const shiftedMonth = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
  const year = years + era * 400 + (month <= 2 ? 1 : 0);
  return [String(year).padStart(4, '0'), two(month), two(date)].join('-');
}

const two = (number: number): string => String(number).padStart(2, '0');
