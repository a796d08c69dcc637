import { loadGame, type StoredGame } from '../../../db/games/games.ts';
import { packsOfGame } from '../../../db/games/packs.ts';
import { branchesOf, branchingOf, notesOf } from '../../../db/games/replays.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import { saveState, type SeatId } from '../../../engine/index.ts';
import { lineOf } from '../../../engine/kernel/course.ts';
import { standingAt } from '../../../engine/kernel/history.ts';
import type {
  AnyWire,
  Branched,
  Moment,
  MomentRequest,
  Replay,
  ReplayMoment,
  Reply,
  Seating,
} from '../../shared/api.ts';
import type { BeatOf, LogEntryOf } from '../../shared/table/standing.ts';
import { beatsFor } from '../sessions/beats.ts';
import type { Seen } from '../sessions/looking.ts';
import { broughtToTable, noSuchGame } from '../sessions/opening.ts';
import { goesOnHere } from '../sessions/past.ts';
import { knownLine, type SessionContext, type Running } from '../sessions/running.ts';
import { readSeating, seatingAfter } from '../sessions/seating.ts';
import { achievedIn } from '../sessions/summary.ts';
import { standingOf } from '../sessions/telling.ts';
import { refuse, type Refusal } from '../ipc/trouble.ts';
import { noteOf } from './notes.ts';
import { storedCourse, storedLine, storedLog, storedMoment, type StoredCourse } from './stored.ts';

type Context<G extends GameTypes, Told> = SessionContext<G, Told, unknown>;

/** A game that is watched: as far as the rules play it again, and what was stored of it. */
export interface Watched<G extends GameTypes, Told> {
  readonly stored: StoredGame;
  readonly course: StoredCourse<Told>;
  /** For whom it is told. */
  readonly eyes: readonly SeatId[];
  readonly seating: Seating;
  /** As the rules play it; null where they are other ones by now. */
  readonly played: Running<G> | null;
  /** From this moment on what was stored is shown; null where every moment is played again. */
  readonly storedFrom: number | null;
  /** Before this moment older rules played, and what was stored is shown; 0 where the rules of today played all of it. */
  readonly playedFrom: number;
}

/**
 * A stored game, to be watched. What the rules of today make of its records is shown as far as it is what was seen then: the
 * hash of each state was kept with its record. Hands are open where they were, and where the game is over.
 */
export function watched<G extends GameTypes, Told>(
  context: Context<G, Told>,
  id: string,
): Reply<Watched<G, Told>> {
  const stored = loadGame(context.db, id);
  if (!stored) return noSuchGame(id);
  const running = broughtToTable(context, id);
  if (!running.ok)
    return running.error.code === 'otherRules'
      ? ofOtherRules(context, stored, storedCourse(context.adapter, context.db, stored))
      : running;
  const { seating } = running.value;
  const eyes = stored.outcome !== null || seating.hands === 'open' ? [...seating.seats.keys()] : [];
  const { course, storedFrom } = retraced(context, running.value, stored);
  const playedFrom = running.value.past === null ? 0 : (knownLine(running.value.history)[0] ?? 0);
  const value = { stored, course, eyes, seating, played: running.value, storedFrom, playedFrom };
  // What was stored was told to all: it is not for eyes that may not see it yet.
  return storedFrom !== null && eyes.length === 0 ? notToBeTold() : { ok: true, value };
}

interface Retraced<Told> {
  readonly course: StoredCourse<Told>;
  readonly storedFrom: number | null;
}

/** Each moment that is watched asks for it, and it takes the hash of every state of the game. */
const known = new WeakMap<object, Retraced<unknown>>();

function retraced<G extends GameTypes, Told>(
  { db, adapter }: Context<G, Told>,
  running: Running<G>,
  stored: StoredGame,
): Retraced<Told> {
  // A history is that of one game, which is told in its own way.
  const before = known.get(running.history) as Retraced<Told> | undefined;
  if (before !== undefined) return before;
  const course = storedCourse(adapter, db, stored);
  const line = running.past === null ? lineOf(running.history.course) : knownLine(running.history).slice(1);
  const storedFrom = line.find((number) => leadsElsewhere(running, course, number)) ?? null;
  known.set(running.history, { course, storedFrom });
  return { course, storedFrom };
}

/** Does a record lead to another state than it did when it was made? */
function leadsElsewhere<G extends GameTypes>(
  { history }: Running<G>,
  { hashes }: StoredCourse<unknown>,
  number: number,
): boolean {
  const then = hashes.get(number);
  const now = standingAt(history, number);
  return now === null || (then !== undefined && saveState(now.state).hash !== then);
}

function ofOtherRules<G extends GameTypes, Told>(
  context: Context<G, Told>,
  stored: StoredGame,
  course: StoredCourse<Told>,
): Reply<Watched<G, Told>> {
  const setup = context.adapter.readSetup(stored.setup);
  if (!setup.ok) return refuse('damagedSave', `set-up: ${setup.error}`);
  const first = readSeating(stored.seating, context.adapter.names(setup.value));
  if (!first.ok) return refuse('damagedSave', `seating: ${first.error}`);
  const seating = seatingAfter(first.value, stored.records);
  if (stored.outcome === null && seating.hands === 'private') return notToBeTold();
  const eyes = [...seating.seats.keys()];
  return { ok: true, value: { stored, course, eyes, seating, played: null, storedFrom: 0, playedFrom: 0 } };
}

const notToBeTold = (): Refusal =>
  refuse('otherRules', 'the game is not over and its hands are private: what was stored of it is not shown');

/** A replay as it is handed to the window, by the types of its game. */
interface OpenedReplay<Told, Print, Pivotal> extends Omit<Replay, 'cards' | 'log' | 'pivotal'> {
  readonly cards: readonly Print[];
  readonly log: readonly LogEntryOf<Told>[];
  readonly pivotal: Pivotal | null;
}

/**
 * Everything of a replay but its single moments.
 * @param keptPivotal what was found before about its choices that mattered
 */
export function openReplay<G extends GameTypes, Told, Print, Pivotal>(
  context: SessionContext<G, Told, Print>,
  id: string,
  keptPivotal: (stored: StoredGame) => Pivotal | null,
): Reply<OpenedReplay<Told, Print, Pivotal>> {
  const found = watched(context, id);
  if (!found.ok) return found;
  const { db, adapter } = context;
  const { stored, seating, storedFrom, playedFrom, played } = found.value;
  const content = adapter.readContent(packsOfGame(db, id));
  return {
    ok: true,
    value: {
      ...{
        game: id,
        ruleset: adapter.ruleset.id as AnyWire['ruleset'],
        seed: stored.seed,
        isOver: stored.outcome !== null,
        table: seating,
        storedFrom,
        playedFrom,
      },
      ...told(context, found.value),
      cards: played
        ? adapter.prints(played.machine.content)
        : content.ok
          ? adapter.prints(content.value)
          : [],
      rules: { played: stored.rules, here: adapter.ruleset.version },
      notes: notesOf(db, id).map(noteOf),
      branchedFrom: branchedFrom(context, id),
      branches: branchesOf(db, id).map(({ game, number }) => branched(context, game, number)),
      pivotal: keptPivotal(stored),
    },
  };
}

function branchedFrom<G extends GameTypes>(context: Context<G, unknown>, id: string): Branched | null {
  const found = branchingOf(context.db, id);
  return found && branched(context, found.source, found.number);
}

function branched<G extends GameTypes>(
  { db, adapter }: Context<G, unknown>,
  game: string,
  moment: number,
): Branched {
  const row = loadGame(db, game);
  const known = row && { goesOn: goesOnHere(db, adapter, row), achieved: achievedIn(row.snapshot) };
  const summary = known && adapter.summary(row, known);
  return { game, moment, summary: summary?.ok === true ? summary.value : null };
}

/** The story and the line: as they are played again, and from where that leads elsewhere, as they were stored. */
function told<G extends GameTypes, Told>(
  { adapter }: Context<G, Told>,
  watched: Watched<G, Told>,
): { readonly log: readonly LogEntryOf<Told>[]; readonly moments: readonly Moment[] } {
  const { played, course, stored, eyes, storedFrom } = watched;
  if (played === null)
    return {
      log: storedLog(adapter, course, stored.records),
      moments: storedLine(adapter, course, stored.records),
    };
  const { log, timeline } = standingOf(adapter, { ...played, eyes });
  const older = olderMoments(adapter, watched);
  if (storedFrom === null) return { log: log.entries, moments: [...older, ...timeline.moments] };
  const before = ({ moment }: { readonly moment: number }): boolean => moment < storedFrom;
  return {
    log: [
      ...log.entries.filter(before),
      ...storedLog(adapter, course, stored.records).filter((entry) => !before(entry)),
    ],
    moments: [
      ...older,
      ...timeline.moments.filter(({ number }) => number < storedFrom),
      ...storedLine(adapter, course, stored.records).filter(({ number }) => number >= storedFrom),
    ],
  };
}

/** The moments of what older rules played; none for eyes that may not see what was stored for all. */
function olderMoments<G extends GameTypes, Told>(
  adapter: Context<G, Told>['adapter'],
  { course, stored, eyes, playedFrom }: Watched<G, Told>,
): readonly Moment[] {
  if (eyes.length === 0) return [];
  return storedLine(adapter, course, stored.records).filter(({ number }) => number < playedFrom);
}

/** A moment of a replay, by the types of its game. */
interface MomentOf<View, Told> extends Omit<ReplayMoment, 'view' | 'beats'> {
  readonly view: View | null;
  readonly beats: readonly BeatOf<View, Told>[];
}

/** A moment of a replay. */
export function replayMoment<G extends GameTypes, Told>(
  context: Context<G, Told>,
  { game, moment }: MomentRequest,
): Reply<MomentOf<G['view'], Told>> {
  const found = watched(context, game);
  if (!found.ok) return found;
  const { played, storedFrom, playedFrom, eyes } = found.value;
  const line = lineOf(found.value.course.course);
  const isOlder = moment < playedFrom;
  if (!line.includes(moment) || (isOlder && eyes.length === 0)) return refuse('gone', 'noSuchMoment');
  if (played === null || isOlder || (storedFrom !== null && moment >= storedFrom))
    return {
      ok: true,
      value: { moment, ...storedMoment(context.adapter, context.db, game, { line, moment }), beats: [] },
    };
  return { ok: true, value: playedMoment(context, found.value, played, moment) };
}

function playedMoment<G extends GameTypes, Told>(
  { adapter }: Context<G, Told>,
  { eyes }: Pick<Watched<G, Told>, 'eyes'>,
  running: Running<G>,
  moment: number,
): MomentOf<G['view'], Told> {
  const { history, machine } = running;
  const line = knownLine(history);
  const applied = standingAt(history, moment);
  const before = line[line.indexOf(moment) - 1];
  if (applied === null) return { moment, viewOf: null, view: null, beats: [] };
  const view = machine.view(applied.state, eyes);
  if (before === undefined) return { moment, viewOf: moment, view, beats: [] };
  const at = (number: number): Running<G> => ({
    ...running,
    eyes,
    history: { ...history, course: { ...history.course, heads: [number] } },
  });
  return { moment, viewOf: moment, view, beats: beatsFor(adapter, at(before), at(moment), applied) };
}

/** Asks something of the game as it stood at a moment, for those who watch it. */
export function askedThen<G extends GameTypes, T>(
  context: Context<G, unknown>,
  { game, moment }: MomentRequest,
  what: (seen: Seen<G>) => Reply<T>,
): Reply<T> {
  const found = watched(context, game);
  if (!found.ok) return found;
  const { played, storedFrom, playedFrom, eyes } = found.value;
  if (played === null || moment < playedFrom || (storedFrom !== null && moment >= storedFrom))
    return refuse('otherRules', 'what was stored gives no reasons');
  const then = knownLine(played.history).includes(moment) ? standingAt(played.history, moment) : null;
  if (then === null) return refuse('gone', 'noSuchMoment');
  return what({ state: then.state, content: played.machine.content, eyes });
}
