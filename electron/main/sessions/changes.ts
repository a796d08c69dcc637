import { appendRecord } from '../../../db/games/games.ts';
import { putRulesUpgrade } from '../../../db/games/rules-upgrades.ts';
import { InvariantError, type SessionRecord } from '../../../engine/index.ts';
import { triedIn } from '../../../engine/kernel/check.ts';
import { headOf, lineOf } from '../../../engine/kernel/course.ts';
import { recorded } from '../../../engine/kernel/history.ts';
import type { InParts } from '../../../engine/kernel/in-parts.ts';
import type { Answer, Applied, Command, GameTypes, SeatId } from '../../../engine/kernel/types.ts';
import type {
  BotRequest,
  GameAnswer,
  LeaveStopRequest,
  RedoRequest,
  Reply,
  ReturnRequest,
  SitRequest,
  TakeOverRequest,
  UndoRequest,
} from '../../shared/api.ts';
import { areOfOne } from '../../shared/table/people.ts';
import type { StandingOf, SteppedOf, Stop } from '../../shared/table/standing.ts';
import { beatsFor } from './beats.ts';
import type { GameAdapter } from './game-adapter.ts';
import { answerFault, takeOverFault, watched } from './eyes.ts';
import { broughtToTable, kept } from './opening.ts';
import {
  knownLine,
  stateOf,
  toldToAll,
  type CutAnswer,
  type SessionContext,
  type Running,
} from './running.ts';
import { seated, seatingFault } from './seating.ts';
import { keepView } from '../replays/stored-views.ts';
import { redoOf, standingOf, undosFor } from './telling.ts';
import { refuse } from '../ipc/trouble.ts';
import { heldAt, partOf, placesToStop, whole } from './stops.ts';

type Standing<G extends GameTypes, Told> = Reply<StandingOf<G['view'], Told>>;

/** Answers the pending decision. */
export function answer<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game: id, by, stops = [], ...command }: GameAnswer,
): Reply<SteppedOf<G['view'], Told>> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const game = running.value;
  // What is tried anew, and with which chance, is not for whoever answers to say.
  if (triedIn(command.answer).anew !== null) return refuse('rejected', 'notAnOption');
  const applied = game.machine.apply(stateOf(game), command);
  if (!applied.ok) return refuse('rejected', applied.error.code);
  const answerer = by ?? command.seat;
  const fault = answerFault(game, context.adapter.stance, command.seat, answerer);
  if (fault !== null) return refuse('rejected', fault);
  return {
    ok: true,
    value: stepped(context, game, { command, by: answerer, applied: applied.value, stops }),
  };
}

/** Goes on from where the telling of the last answer stopped: tells what else that led to, up to where it stops again. */
export function leaveStop<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game: id }: LeaveStopRequest,
): Reply<SteppedOf<G['view'], Told>> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const game = running.value;
  const held = heldAt(game);
  if (held === null) return refuse('rejected', 'nothingHeld');
  const next = watched(further(game, held));
  const [place, after] = held.places;
  const events = held.whole.events.slice(place.told, after?.told);
  const beats = beatsFor(context.adapter, game, next, { ...held.whole, events });
  const standing = standingOf(context.adapter, next, held.before);
  context.onTable.set(id, next);
  return { ok: true, value: { ...standing, beats } };
}

/** The game where the telling of its last answer stops next, or with all of it told. */
function further<G extends GameTypes>(game: Running<G>, held: CutAnswer<G>): Running<G> {
  const [, next, ...later] = held.places;
  if (next === undefined) return whole(game);
  const { history } = game;
  const part = partOf(held.before, held.whole, next.told);
  const cut = { ...held, places: [next, ...later] as const };
  return { ...game, history: { ...history, led: history.led.with(held.number, part) }, cut };
}

/** The question that a bot thinks over. */
export interface BotThought {
  /** The number of records the game had: it is the same question as long as it has no more. */
  readonly records: number;
  readonly work: InParts<Answer>;
}

/** The answer that a bot came to, and when it began to think. */
export interface BotAnswer extends BotRequest {
  readonly thought: Pick<BotThought, 'records'> & { readonly answer: Answer };
}

/** The thought of the bot whose seat is asked; the same question always gets the same answer. */
export function botThinks<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game: id, decision }: BotRequest,
): Reply<BotThought> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const { history, machine, seating } = running.value;
  const state = stateOf(running.value);
  if (state.pending === null) return refuse('rejected', 'noDecision');
  if (state.pending.id !== decision) return refuse('rejected', 'staleDecision');
  if (seating.seats[state.pending.seat]?.kind !== 'bot') return refuse('rejected', 'seatOfAPerson');
  const work = context.adapter.tableBot(state, machine, `bot ${String(decision)}`);
  return { ok: true, value: { records: history.records.length, work } };
}

/** Gives the answer that a bot came to, unless anything was done in the game while it thought. */
export function botAnswer<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game: id, decision, stops = [], thought }: BotAnswer,
): Reply<SteppedOf<G['view'], Told>> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const game = running.value;
  const state = stateOf(game);
  const isAsIt = game.history.records.length === thought.records;
  if (!isAsIt || state.pending?.id !== decision) return refuse('rejected', 'staleDecision');
  const { seat } = state.pending;
  const command = { decision, seat, answer: thought.answer };
  const applied = game.machine.apply(state, command);
  if (!applied.ok) throw new InvariantError(`a bot’s answer is refused: ${applied.error.code}`, command);
  return { ok: true, value: stepped(context, game, { command, by: seat, applied: applied.value, stops }) };
}

interface Given<G extends GameTypes> {
  readonly command: Command;
  readonly by: SeatId;
  readonly applied: Applied<G>;
  /** The stops wanted for its telling. */
  readonly stops: readonly Stop[];
}

/** Records an answer that was found to be possible, and tells what it led to. */
export function stepped<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  game: Running<G>,
  { command, by, applied, stops }: Given<G>,
): SteppedOf<G['view'], Told> {
  const { adapter } = context;
  const record = { kind: 'answer', command, by } as const;
  const [place, ...later] = placesToStop(adapter, game, { answer: command.answer, applied }, stops);
  const told = place === undefined ? applied : partOf(game, applied, place.told);
  const after = { ...game, history: recorded(game.history, record, told) };
  const number = after.history.records.length;
  const cut = place && { number, whole: applied, places: [place, ...later] as const, before: game };
  const next = watched(cut === undefined ? after : { ...after, cut });
  // Told before it is stored: a defect in showing a state must not leave a game that cannot be shown.
  const standing = standingOf(adapter, next, game);
  const beats = beatsFor(adapter, game, next, told);
  store(context, next, record);
  return { ...standing, beats };
}

/** Undoes answers. */
export function undo<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game, by, back }: UndoRequest,
): Standing<G, Told> {
  return returned(context, game, by, (running) => {
    const to = undosFor(context.adapter, running)[back]?.to;
    return to !== undefined && mayUndo(context.adapter, running, to, by) ? to : undefined;
  });
}

/** Redoes what the last undo undid. */
export function redo<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game, by }: RedoRequest,
): Standing<G, Told> {
  return returned(context, game, by, (running) => redoOf(running.history)?.to);
}

/** Goes back to a moment of the line that is played. */
export function returnTo<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game, by, moment }: ReturnRequest,
): Standing<G, Told> {
  return returned(context, game, by, (running) => {
    const { history } = running;
    const isThere = moment !== headOf(history.course) && knownLine(history).includes(moment);
    return isThere && mayUndo(context.adapter, running, moment, by) ? moment : undefined;
  });
}

/** Against each other nobody undoes what another person has answered. */
function mayUndo<G extends GameTypes>(
  { stance }: GameAdapter<G, unknown, unknown>,
  { history, seating }: Running<G>,
  to: number,
  by: SeatId | null,
): boolean {
  if (stance === 'together') return true;
  const line = knownLine(history);
  const undone = line.slice(line.indexOf(to) + 1).map((number) => history.records[number - 1]);
  const asked = undone.map((record) => (record?.kind === 'answer' ? record.command.seat : null));
  return areOfOne(asked, seating, by);
}

function returned<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  id: string,
  by: SeatId | null,
  whereTo: (running: Running<G>) => number | undefined,
): Standing<G, Told> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const game = running.value;
  if (by !== null && game.seating.seats[by] === undefined) return refuse('rejected', 'noSuchSeat');
  const to = whereTo(game);
  if (to === undefined) return refuse('rejected', 'noSuchMoment');
  // What is withheld was never seen.
  const held = heldAt(game);
  const record = { kind: 'return', to, by, ...(held === null ? {} : { seen: held.places[0].told }) } as const;
  return changed(context, game, watched({ ...game, history: recorded(game.history, record) }), record);
}

/** Tells that somebody takes over for the seat that is asked. Nobody's hand is shown by it: that is asked for after. */
export function takeOver<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game: id, decision, by }: TakeOverRequest,
): Standing<G, Told> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const game = running.value;
  const { pending } = stateOf(game);
  if (pending === null) return refuse('rejected', 'noDecision');
  if (pending.id !== decision) return refuse('rejected', 'staleDecision');
  const fault = takeOverFault(game.seating, context.adapter.stance, pending.seat, by);
  if (fault !== null) return refuse('rejected', fault);
  const record = { kind: 'takeOver', seat: pending.seat, by } as const;
  return changed(context, game, { ...game, history: recorded(game.history, record) }, record);
}

/** Gives a seat to somebody else. Whoever comes has seen no hand yet. */
export function sit<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game: id, seat, player }: SitRequest,
): Standing<G, Told> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const game = running.value;
  if (game.seating.seats[seat] === undefined) return refuse('rejected', 'noSuchSeat');
  const seating = seated(game.seating, seat, player);
  if (seatingFault(seating, seating.seats.length) !== null) return refuse('rejected', 'playedByNobody');
  const record = { kind: 'seating', seat, player } as const;
  const eyes = seating.hands === 'private' && game.eyes.includes(seat) ? [] : game.eyes;
  return changed(context, game, { ...game, seating, eyes, history: recorded(game.history, record) }, record);
}

function changed<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  before: Running<G>,
  after: Running<G>,
  record: SessionRecord,
): Standing<G, Told> {
  const standing = standingOf(context.adapter, after, before);
  store(context, after, record);
  return { ok: true, value: standing };
}

function store<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  running: Running<G>,
  record: SessionRecord,
): void {
  const stored = whole(running);
  const { history, past } = stored;
  const { records, course } = history;
  const upgrade = past?.isNew === true ? past.upgrades.at(-1) : undefined;
  context.db.inTransaction(() => {
    if (upgrade) putRulesUpgrade(context.db, stored.id, upgrade);
    appendRecord(context.db, {
      ...{ game: stored.id, number: records.length, record, line: lineOf(course).slice(1) },
      ...{ playedAt: context.clock().toISOString(), ...kept(context, stored) },
      events: record.kind === 'answer' ? toldToAll(context.adapter, stored) : [],
    });
    keepView(context, stored);
  });
  context.onTable.set(running.id, { ...running, past: past && { ...past, isNew: false } });
}
