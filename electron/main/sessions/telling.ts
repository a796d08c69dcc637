import { type Leap } from '../../../engine/index.ts';
import { chaptersOf, sameChapters, type Chapter } from '../../../engine/kernel/chapters.ts';
import { headOf, lineOf } from '../../../engine/kernel/course.ts';
import { standingAt, type History } from '../../../engine/kernel/history.ts';
import { asSeen, seenOf } from '../../../engine/kernel/seen.ts';
import type { GameTypes, SeatId } from '../../../engine/kernel/types.ts';
import { undosOf, type LineMoment } from '../../../engine/kernel/undo.ts';
import type { LogChangeOf, LogEntryOf, Moment, StandingOf, Timeline } from '../../shared/table/standing.ts';
import type { GameAdapter } from './game-adapter.ts';
import { knownLine, stateOf, type Running } from './running.ts';
import { heldAt } from './stops.ts';

/**
 * How a game stands, for the eyes of now. Of log and line it holds what is otherwise than it was `before`; all of it
 * where nothing was before, and all of the log where other eyes look: no word that was told to them may stay.
 */
export function standingOf<G extends GameTypes, Told>(
  adapter: GameAdapter<G, Told, unknown>,
  running: Running<G>,
  before: Running<G> | null = null,
): StandingOf<G['view'], Told> {
  return {
    view: running.machine.view(stateOf(running), running.eyes),
    log: logChange(adapter, running, before),
    timeline: timelineOf(adapter, running, before),
    table: running.seating,
    stop: heldAt(running)?.places[0].at ?? null,
    needless: needlessIn(adapter, running),
  };
}

/** The answer that is given by itself to what a person is asked who looks at the table. */
function needlessIn<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  running: Running<G>,
): readonly string[] | null {
  const { machine, eyes } = running;
  const state = stateOf(running);
  const isSeen = state.pending !== null && eyes.includes(state.pending.seat);
  return isSeen && heldAt(running) === null ? adapter.needless(state, machine.content) : null;
}

/** The chapters of a game's story that can be told. */
export function storyOf<G extends GameTypes>({ history, past }: Running<G>): readonly Chapter[] {
  const { records, course, led } = history;
  const told = chaptersOf(records, course).filter(
    ({ kind, number }) => kind !== 'answered' || led[number] || past?.told.has(number),
  );
  const changed = (past?.seams ?? []).flatMap(({ isOver, number, from, to }): readonly Chapter[] =>
    isOver ? [] : [{ kind: 'rulesChanged', number, from, to }],
  );
  return [...told, ...changed].sort((a, b) => a.number - b.number);
}

function logChange<G extends GameTypes, Told>(
  adapter: GameAdapter<G, Told, unknown>,
  running: Running<G>,
  before: Running<G> | null,
): LogChangeOf<Told> {
  const chapters = storyOf(running);
  const isSameTelling = before !== null && before.eyes.join() === running.eyes.join();
  const from = isSameTelling ? sameChapters(storyOf(before), chapters) : 0;
  const seen = seenOf(running.history.records, running.history.course);
  return { from, entries: chapters.slice(from).map((chapter) => told(adapter, running, seen, chapter)) };
}

/** Was a person asked this, whose every answer came to the same? */
function wasNeedless<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  { history, machine, seating }: Running<G>,
  { number, by }: { readonly number: number; readonly by: SeatId | null },
): boolean {
  if (by === null || seating.seats[by]?.kind === 'bot') return false;
  const before = standingAt(history, history.course.heads[number - 1]);
  return before !== null && adapter.needless(before.state, machine.content) !== null;
}

/** What older rules led to, as it was told then, for these eyes; nothing where it cannot be read. */
function retold<G extends GameTypes, Told>(
  adapter: GameAdapter<G, Told, unknown>,
  stored: readonly unknown[],
  eyes: readonly SeatId[],
): readonly Told[] {
  const read = adapter.readTold(stored);
  return read.ok ? adapter.retell(read.value, eyes) : [];
}

function told<G extends GameTypes, Told>(
  adapter: GameAdapter<G, Told, unknown>,
  running: Running<G>,
  seen: ReadonlyMap<number, number>,
  chapter: Chapter,
): LogEntryOf<Told> {
  const { history, machine, eyes, past } = running;
  const { led } = history;
  const { kind, number: moment } = chapter;
  const eventsOf = (number: number): readonly Told[] => {
    const then = past?.told.get(number);
    if (then) return retold(adapter, then.slice(0, seen.get(number)), eyes);
    const applied = led[number];
    return applied ? adapter.tell(asSeen(applied, seen.get(number)), machine.content, eyes) : [];
  };
  switch (kind) {
    case 'answered':
      return {
        ...{ kind, moment, seat: chapter.seat, by: chapter.by },
        ...(wasNeedless(adapter, running, chapter) && { isNeedless: true as const }),
        events: eventsOf(chapter.number),
      };
    case 'undone':
      return {
        ...{ kind, moment, by: chapter.by, answers: chapter.answers.length },
        // What older rules led to is not known so well.
        revealed: chapter.answers.some((number) => {
          const applied = led[number];
          return applied ? asSeen(applied, seen.get(number)).revealed : past !== null;
        }),
        events: chapter.answers.flatMap(eventsOf),
      };
    case 'seated':
      return { kind, moment, seat: chapter.seat, player: chapter.player };
    case 'tookOver':
      return { kind, moment, seat: chapter.seat, by: chapter.by };
    case 'rulesChanged': {
      const { from, to } = chapter;
      const sides = past?.seams.find(({ number }) => number === moment)?.sides ?? null;
      return { kind, moment, from, to, changes: adapter.changes(from, to), sides };
    }
    default:
      return chapter satisfies never;
  }
}

function timelineOf<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  running: Running<G>,
  before: Running<G> | null,
): Timeline {
  const { history, past } = running;
  const line = knownLine(history);
  const old = before === null ? [] : knownLine(before.history);
  const differs = line.findIndex((number, index) => number !== old[index]);
  const from = differs < 0 ? line.length : differs;
  return {
    from,
    moments: line.slice(from).map((number) => momentAt(adapter, history, number)),
    undo: undosFor(adapter, running),
    redo: redoOf(history),
    isCut: past !== null,
  };
}

/** A moment of a line, as the window is shown it. The number must be one of which is known what it led to. */
export function momentAt<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  history: History<G>,
  number: number,
): Moment {
  const { isAction: _, ...moment } = lineMoment(adapter, history, number);
  const record = history.records[number - 1];
  return { ...moment, seat: record?.kind === 'answer' ? record.command.seat : null };
}

const lineMoment = <G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  { led }: History<G>,
  number: number,
): LineMoment & Pick<Moment, 'phase'> => {
  const applied = led[number];
  if (!applied) throw new RangeError(`nothing is known of moment ${String(number)}`);
  return { number, ...adapter.moment(applied.state), revealed: applied.revealed };
};

/** What each size would undo of a game as it stands. */
export function undosFor<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  { history, machine }: Running<G>,
): Timeline['undo'] {
  return undosOf(
    knownLine(history).map((number) => {
      const state = history.led[number]?.state;
      const isNeedless = state !== undefined && adapter.needless(state, machine.content) !== null;
      return { ...lineMoment(adapter, history, number), isNeedless };
    }),
  );
}

/** What a redo would restore, if there is anything. */
export function redoOf<G extends GameTypes>({ course, led }: History<G>): Leap | null {
  const to = course.redo.at(-1);
  if (to === undefined || !led[to]) return null;
  const line = lineOf(course, to);
  const again = line.slice(line.indexOf(headOf(course)) + 1);
  return { to, answers: again.length, revealed: again.some((number) => led[number]?.revealed === true) };
}
