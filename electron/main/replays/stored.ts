import { happeningsOf } from '../../../db/games/happenings.ts';
import type { ReadableDb } from '../../../db/file/handles.ts';
import { storedMoments, storedView } from '../../../db/games/replays.ts';
import { changesOfRules, type ToldEvent } from '../../../engine/alpha-omega/index.ts';
import { type SessionRecord } from '../../../engine/index.ts';
import { chaptersOf, type Chapter } from '../../../engine/kernel/chapters.ts';
import { AT_THE_BEGINNING, lineOf, onward, type Course } from '../../../engine/kernel/course.ts';
import { seenOf } from '../../../engine/kernel/seen.ts';
import type { LogEntry, Moment, ReplayMoment } from '../../shared/api.ts';
import { showsAnything } from '../sessions/shown.ts';
import { FIRST_PLACE, placeAfter, readTold, readView } from './stored-play.ts';

/** What was stored of how a game went. */
export interface StoredCourse {
  readonly course: Course;
  /** What each record led to, as it was told to all; none where nothing is kept, or nothing that can be read. */
  readonly told: ReadonlyMap<number, readonly ToldEvent[]>;
  /** The hash of the state that each record led to. */
  readonly hashes: ReadonlyMap<number, string>;
}

/** Reads what is kept of a game's course. */
export function storedCourse(db: ReadableDb, game: string, records: readonly SessionRecord[]): StoredCourse {
  const kept = happeningsOf(db, game);
  const told = kept.flatMap(({ number, events }) => {
    const read = readTold(events);
    return read.ok ? [[number, read.value] as const] : [];
  });
  return {
    course: records.reduce(onward, AT_THE_BEGINNING),
    told: new Map(told),
    hashes: new Map(kept.map(({ number, hash }) => [number, hash])),
  };
}

/** The story as it was stored. */
export function storedLog(
  { course, told }: StoredCourse,
  records: readonly SessionRecord[],
): readonly LogEntry[] {
  const seen = seenOf(records, course);
  const events = (number: number): readonly ToldEvent[] =>
    (told.get(number) ?? []).slice(0, seen.get(number));
  // Of what was told whole it is not known so well.
  const wasShown = (number: number): boolean => !seen.has(number) || showsAnything(events(number));
  return chaptersOf(records, course).map((chapter) => entryOf(chapter, events, wasShown));
}

function entryOf(
  chapter: Chapter,
  events: (number: number) => readonly ToldEvent[],
  wasShown: (number: number) => boolean,
): LogEntry {
  const { kind, number: moment } = chapter;
  switch (kind) {
    case 'answered':
      return { kind, moment, seat: chapter.seat, by: chapter.by, events: events(chapter.number) };
    case 'takenBack':
      return {
        ...{ kind, moment, by: chapter.by, answers: chapter.answers.length },
        revealed: chapter.answers.some(wasShown),
        events: chapter.answers.flatMap(events),
      };
    case 'seated':
      return { kind, moment, seat: chapter.seat, player: chapter.player };
    case 'tookOver':
      return { kind, moment, seat: chapter.seat, by: chapter.by };
    case 'rulesChanged': {
      const { from, to } = chapter;
      return { kind, moment, from, to, changes: changesOfRules(from, to), sides: null };
    }
    default:
      return chapter satisfies never;
  }
}

/** The moments of the line, each where its story says that it is. */
export function storedLine(
  { course, told }: StoredCourse,
  records: readonly SessionRecord[],
): readonly Moment[] {
  let place = FIRST_PLACE;
  return lineOf(course).map((number): Moment => {
    place = placeAfter(place, told.get(number) ?? []);
    const record = records[number - 1];
    const seat = record?.kind === 'answer' ? record.command.seat : null;
    return { number, ...place, seat, revealed: false };
  });
}

/** The table at the latest moment of the line up to this one of which a view is kept and can be read. */
export function storedMoment(
  db: ReadableDb,
  game: string,
  { line, moment }: { readonly line: readonly number[]; readonly moment: number },
): ReplayMoment {
  const upTo = line.slice(0, line.indexOf(moment) + 1);
  const kept = storedMoments(db, game).filter(({ number }) => upTo.includes(number));
  for (const { number } of kept.toReversed()) {
    const stored = storedView(db, game, number);
    const read = stored === null ? null : readView(stored.view);
    if (read?.ok === true) return { moment, viewOf: number, view: read.value, beats: [] };
  }
  return { moment, viewOf: null, view: null, beats: [] };
}
