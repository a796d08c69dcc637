import { happeningsOf } from '../../../db/games/happenings.ts';
import type { ReadableDb } from '../../../db/file/handles.ts';
import { storedMoments, storedView } from '../../../db/games/replays.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import { type SessionRecord } from '../../../engine/index.ts';
import { chaptersOf, type Chapter } from '../../../engine/kernel/chapters.ts';
import { AT_THE_BEGINNING, lineOf, onward, type Course } from '../../../engine/kernel/course.ts';
import { seenOf } from '../../../engine/kernel/seen.ts';
import type { Moment } from '../../shared/api.ts';
import type { LogEntryOf } from '../../shared/table/standing.ts';
import type { Place, GameAdapter } from '../sessions/game-adapter.ts';

/** The stored course of a game, with the events that it led to. */
export interface StoredCourse<Told> {
  readonly course: Course;
  /** The events of each record, as told to all; none where nothing is stored or readable. */
  readonly told: ReadonlyMap<number, readonly Told[]>;
  /** The hash of the state that each record led to. */
  readonly hashes: ReadonlyMap<number, string>;
}

/** Reads what is kept of a game's course. */
export function storedCourse<G extends GameTypes, Told>(
  adapter: GameAdapter<G, Told, unknown>,
  db: ReadableDb,
  { id, records }: { readonly id: string; readonly records: readonly SessionRecord[] },
): StoredCourse<Told> {
  const kept = happeningsOf(db, id);
  const told = kept.flatMap(({ number, events }) => {
    const read = adapter.readTold(events);
    return read.ok ? [[number, read.value] as const] : [];
  });
  return {
    course: records.reduce(onward, AT_THE_BEGINNING),
    told: new Map(told),
    hashes: new Map(kept.map(({ number, hash }) => [number, hash])),
  };
}

/** The story as it was stored. */
export function storedLog<G extends GameTypes, Told>(
  adapter: GameAdapter<G, Told, unknown>,
  { course, told }: StoredCourse<Told>,
  records: readonly SessionRecord[],
): readonly LogEntryOf<Told>[] {
  const seen = seenOf(records, course);
  const events = (number: number): readonly Told[] => (told.get(number) ?? []).slice(0, seen.get(number));
  // Of what was told whole it is not known so well.
  const wasShown = (number: number): boolean => !seen.has(number) || adapter.showedHidden(events(number));
  return chaptersOf(records, course).map((chapter) => entryOf(adapter, chapter, events, wasShown));
}

function entryOf<G extends GameTypes, Told>(
  adapter: GameAdapter<G, Told, unknown>,
  chapter: Chapter,
  events: (number: number) => readonly Told[],
  wasShown: (number: number) => boolean,
): LogEntryOf<Told> {
  const { kind, number: moment } = chapter;
  switch (kind) {
    case 'answered':
      return { kind, moment, seat: chapter.seat, by: chapter.by, events: events(chapter.number) };
    case 'undone':
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
      return { kind, moment, from, to, changes: adapter.changes(from, to), sides: null };
    }
    default:
      return chapter satisfies never;
  }
}

/** The moments of the line, each where its story says that it is. */
export function storedLine<G extends GameTypes, Told>(
  adapter: GameAdapter<G, Told, unknown>,
  { course, told }: StoredCourse<Told>,
  records: readonly SessionRecord[],
): readonly Moment[] {
  let before: Place | null = null;
  return lineOf(course).map((number): Moment => {
    const place = adapter.placeAfter(before, told.get(number) ?? []);
    before = place;
    const record = records[number - 1];
    const seat = record?.kind === 'answer' ? record.command.seat : null;
    return { number, ...place, seat, revealed: false };
  });
}

/** The table at the latest moment of the line up to this one of which a view is kept and can be read. */
export function storedMoment<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  db: ReadableDb,
  game: string,
  { line, moment }: { readonly line: readonly number[]; readonly moment: number },
): { readonly viewOf: number | null; readonly view: G['view'] | null } {
  const upTo = line.slice(0, line.indexOf(moment) + 1);
  const kept = storedMoments(db, game).filter(({ number }) => upTo.includes(number));
  for (const { number } of kept.toReversed()) {
    const stored = storedView(db, game, number);
    const read = stored === null ? null : adapter.readView(stored.view);
    if (read?.ok === true) return { viewOf: number, view: read.value };
  }
  return { viewOf: null, view: null };
}
