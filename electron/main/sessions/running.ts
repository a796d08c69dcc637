import type { NewGame } from '../../shared/api.ts';
import type { WritableDb } from '../../../db/file/handles.ts';
import { InvariantError, type Machine } from '../../../engine/index.ts';
import { lineOf } from '../../../engine/kernel/course.ts';
import { standingAt, type History } from '../../../engine/kernel/history.ts';
import type { Applied, GameState, GameTypes, SeatId } from '../../../engine/kernel/types.ts';
import type { Seating, Stop } from '../../shared/table/standing.ts';
import type { Past } from './past.ts';
import type { GameAdapter } from './game-adapter.ts';
import type { Reporter } from '../system/reports.ts';
import type { Tables } from './tables.ts';

/** A game on the table. What it holds of the game is always what was stored; its eyes are nobody else's matter. */
export interface Running<G extends GameTypes> {
  readonly id: string;
  readonly seed: string;
  readonly machine: Machine<G>;
  readonly seating: Seating;
  /** The seats that look at the table now. */
  readonly eyes: readonly SeatId[];
  readonly history: History<G>;
  /** Its past under older rules; null where those of today played all of it. */
  readonly past: Past | null;
  /** The last answer, as long as nobody has let the game go on from where its telling stops. */
  readonly cut?: CutAnswer<G>;
}

/** A stop in the telling of an answer, with the number of events before it. */
export interface PlaceToStop {
  readonly at: Stop;
  readonly told: number;
}

/** An answer that is told as far as where it stops. Until somebody goes on, the game on the table stands there. */
export interface CutAnswer<G extends GameTypes> {
  /** The number of its record. */
  readonly number: number;
  /** All that it led to, as it is stored. */
  readonly whole: Applied<G>;
  /** The stop it waits at now, and those after that. */
  readonly places: readonly [PlaceToStop, ...PlaceToStop[]];
  /** The game as it was before. */
  readonly before: Running<G>;
}

export interface SessionPorts {
  readonly db: WritableDb;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly newSeed: () => string;
  readonly report: Reporter;
}

/** The context of every function of the sessions: ports, the adapter of the game, the games on the table. */
export interface SessionContext<
  G extends GameTypes,
  Told,
  Print,
  Request extends NewGame = NewGame,
> extends SessionPorts {
  readonly adapter: GameAdapter<G, Told, Print, Request>;
  readonly onTable: Tables<Running<G>>;
}

/** The last step of the line that is played. A running game always stands somewhere. */
function lastOf<G extends GameTypes>({ history }: Running<G>): Applied<G> {
  const last = standingAt(history);
  if (last === null) throw new InvariantError('a game on the table stands nowhere', history.course);
  return last;
}

/** The state of the game. */
export const stateOf = <G extends GameTypes>(running: Running<G>): GameState<G> => lastOf(running).state;

/** The last step as all seats together were told it, which is how it is stored. */
export const toldToAll = <G extends GameTypes, Told>(
  adapter: GameAdapter<G, Told, unknown>,
  running: Running<G>,
): readonly Told[] =>
  adapter.tell(lastOf(running), running.machine.content, [...running.seating.seats.keys()]);

/** The answers of the line that is played, the beginning first, as far as it is known what they led to. */
export function knownLine<G extends GameTypes>({ course, led }: History<G>): readonly number[] {
  return lineOf(course).filter((number) => led[number]);
}
