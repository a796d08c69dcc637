import { deleteGame, loadGame } from '../../../db/games/games.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import type {
  BotRequest,
  ConcealRequest,
  GameAnswer,
  GameList,
  LeaveStopRequest,
  LookRequest,
  NewGame,
  ReasonRequest,
  RedoRequest,
  Reply,
  ReturnRequest,
  RevealRequest,
  SitRequest,
  TakeOverRequest,
  TroubleCode,
  UndoRequest,
} from '../../shared/api.ts';
import type { LookedOf, StandingOf, SteppedOf } from '../../shared/table/standing.ts';
import { attempt } from '../ipc/attempt.ts';
import {
  answer,
  botAnswer,
  botThinks,
  leaveStop,
  redo,
  returnTo,
  sit,
  takeOver,
  undo,
  type BotAnswer,
  type BotThought,
} from './changes.ts';
import { listed } from './listed.ts';
import { answered, ask, conceal, lookAt, reveal, type Answered, type Seen } from './looking.ts';
import { begin, noSuchGame, open, type Opened } from './opening.ts';
import type { GameAdapter } from './game-adapter.ts';
import type { SessionContext, SessionPorts } from './running.ts';
import { newTables } from './tables.ts';
import { tryAnew, type AnewRequest } from './trying-anew.ts';

/** The games of this program. Nothing is thrown, and whatever a reply shows is on disk before. */
export interface Sessions<G extends GameTypes, Told, Print, Request extends NewGame = NewGame> {
  list(): Reply<GameList>;
  /** Begins a game: as it is asked for, or set up by a part of the program that deals in its own way. */
  begin(request: NewGame, setup?: G['setup']): Reply<Opened<G['view'], Told, Print, Request>>;
  open(id: string): Reply<Opened<G['view'], Told, Print, Request>>;
  answer(given: GameAnswer): Reply<SteppedOf<G['view'], Told>>;
  leaveStop(request: LeaveStopRequest): Reply<SteppedOf<G['view'], Told>>;
  botThinks(request: BotRequest): Reply<BotThought>;
  botAnswer(request: BotAnswer): Reply<SteppedOf<G['view'], Told>>;
  undo(request: UndoRequest): Reply<StandingOf<G['view'], Told>>;
  redo(request: RedoRequest): Reply<StandingOf<G['view'], Told>>;
  returnTo(request: ReturnRequest): Reply<StandingOf<G['view'], Told>>;
  tryAnew(request: AnewRequest): Reply<StandingOf<G['view'], Told>>;
  lookAt(request: LookRequest): Reply<LookedOf<G['view']>>;
  reveal(request: RevealRequest): Reply<StandingOf<G['view'], Told>>;
  conceal(request: ConcealRequest): Reply<StandingOf<G['view'], Told>>;
  takeOver(request: TakeOverRequest): Reply<StandingOf<G['view'], Told>>;
  sit(request: SitRequest): Reply<StandingOf<G['view'], Told>>;
  /** Asks something of a game as it stands; whatever is asked must keep to what the eyes may see. */
  ask<T>(id: string, what: (seen: Seen<G>) => Reply<T>): Reply<T>;
  /** Asks something of an answer that a computer player gave; whatever is asked must keep to what the eyes may see. */
  answered<T>(request: ReasonRequest, what: (answered: Answered<G>) => Reply<T>): Reply<T>;
  /** Does something with these sessions, and one game of them above all; what it throws becomes a reply. */
  inContext<T>(id: string, work: (context: SessionContext<G, Told, Print>) => Reply<T>): Reply<T>;
  remove(id: string): Reply<null>;
  /** What is on disk counts: whoever asks for this game next reads it again. */
  forget(id: string): void;
  /** So it is for all games. */
  forgetAll(): void;
}

/** After these nobody knows whether what is on the table is what is on disk. */
const UNSURE: ReadonlySet<TroubleCode> = new Set(['storage', 'defect', 'unreadable', 'damagedSave']);

/** Runs the games of one ruleset. Each record is stored, whole or not at all, before its result is given away. */
export function createSessions<G extends GameTypes, Told, Print, Request extends NewGame = NewGame>(
  adapter: GameAdapter<G, Told, Print, Request>,
  ports: SessionPorts,
): Sessions<G, Told, Print, Request> {
  const context: SessionContext<G, Told, Print, Request> = { ...ports, adapter, onTable: newTables() };
  const { db, report } = ports;
  const nothing = (): object => ({});
  const own = (ruleset: string): typeof adapter | null => (ruleset === adapter.ruleset.id ? adapter : null);
  const stored = (game: string) => (): object => ({ game: loadGame(db, game) });
  /** Does something with a game; where that fails, the report holds the game and what was wanted. */
  const withGame = <R extends { readonly game: string }, T>(
    work: (context: SessionContext<G, Told, Print>, request: R) => Reply<T>,
  ): ((request: R) => Reply<T>) => {
    return (request) => {
      const about = (): object => ({ ...stored(request.game)(), given: request });
      const reply = attempt(report, about, () => work(context, request));
      // What is on disk counts: whoever comes next reads it again.
      if (!reply.ok && UNSURE.has(reply.error.code)) context.onTable.delete(request.game);
      return reply;
    };
  };
  return {
    list: () => attempt(report, nothing, () => ({ ok: true, value: listed(db, own) })),
    begin: (request, setup) => begin(context, request, setup),
    open: (id) => attempt(report, stored(id), () => open(context, id)),
    answer: withGame(answer<G, Told>),
    leaveStop: withGame(leaveStop<G, Told>),
    botThinks: withGame(botThinks<G, Told>),
    botAnswer: withGame(botAnswer<G, Told>),
    undo: withGame(undo<G, Told>),
    redo: withGame(redo<G, Told>),
    returnTo: withGame(returnTo<G, Told>),
    tryAnew: withGame(tryAnew<G, Told>),
    lookAt: withGame(lookAt<G, Told>),
    reveal: withGame(reveal<G, Told>),
    conceal: withGame(conceal<G, Told>),
    takeOver: withGame(takeOver<G, Told>),
    sit: withGame(sit<G, Told>),
    ask: (id, what) => attempt(report, stored(id), () => ask(context, id, what)),
    answered: (request, what) =>
      attempt(report, stored(request.game), () => answered(context, request, what)),
    inContext: (id, work) => attempt(report, stored(id), () => work(context)),
    remove: (id) => attempt(report, nothing, () => remove(context, id)),
    forget: (id) => {
      context.onTable.delete(id);
    },
    forgetAll: () => {
      context.onTable.clear();
    },
  };
}

function remove<G extends GameTypes>(
  { db, onTable }: SessionContext<G, unknown, unknown>,
  id: string,
): Reply<null> {
  onTable.delete(id);
  return deleteGame(db, id) ? { ok: true, value: null } : noSuchGame(id);
}
