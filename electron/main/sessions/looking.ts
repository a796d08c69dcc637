import type { Answer, GameState, GameTypes, SeatId } from '../../../engine/kernel/types.ts';
import { triedIn } from '../../../engine/kernel/check.ts';
import { standingAt } from '../../../engine/kernel/history.ts';
import type { ConcealRequest, LookRequest, ReasonRequest, Reply, RevealRequest } from '../../shared/api.ts';
import type { LookedOf, StandingOf } from '../../shared/table/standing.ts';
import { revealFault } from './eyes.ts';
import { broughtToTable } from './opening.ts';
import { knownLine, stateOf, type SessionContext, type Running } from './running.ts';
import { heldAt } from './stops.ts';
import { momentAt, standingOf, storyOf } from './telling.ts';
import { refuse } from '../ipc/trouble.ts';

/** An answer that is told in part only, and how the game stood before it. */
interface Held<G extends GameTypes> {
  readonly state: GameState<G>;
  readonly answer: Answer;
}

/** A game as it stands, and who looks at it. */
export interface Seen<G extends GameTypes> {
  readonly state: GameState<G>;
  readonly content: G['content'];
  readonly eyes: readonly SeatId[];
  readonly held?: Held<G> | null;
}

/** Asks something of a game as it stands; whatever is asked must keep to what the eyes may see. */
export function ask<G extends GameTypes, Told, T>(
  context: SessionContext<G, Told, unknown>,
  id: string,
  what: (seen: Seen<G>) => Reply<T>,
): Reply<T> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const { machine, eyes } = running.value;
  return what({ state: stateOf(running.value), content: machine.content, eyes, held: heldIn(running.value) });
}

function heldIn<G extends GameTypes>(running: Running<G>): Held<G> | null {
  const cut = heldAt(running);
  const record = cut === null ? undefined : running.history.records[cut.number - 1];
  if (cut === null || record?.kind !== 'answer') return null;
  return { state: stateOf(cut.before), answer: triedIn(record.command.answer).answer };
}

/** An answer that was given, how the game stood before it, and how those who look now would have seen it. */
export interface Answered<G extends GameTypes> extends Seen<G> {
  readonly answer: Answer;
  readonly view: G['view'];
}

/** Asks something of an answer that the program gave for a seat, on the line that is played. */
export function answered<G extends GameTypes, Told, T>(
  context: SessionContext<G, Told, unknown>,
  { game: id, moment }: ReasonRequest,
  what: (answered: Answered<G>) => Reply<T>,
): Reply<T> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const { history, machine, eyes, seating } = running.value;
  const record = knownLine(history).includes(moment) ? history.records[moment - 1] : undefined;
  const before = standingAt(history, history.course.heads[moment - 1]);
  if (record?.kind !== 'answer' || before === null) return refuse('rejected', 'noSuchMoment');
  if (seating.seats[record.by]?.kind !== 'bot') return refuse('rejected', 'seatOfAPerson');
  const { answer } = triedIn(record.command.answer);
  const { state } = before;
  return what({ state, content: machine.content, eyes, answer, view: machine.view(state, eyes) });
}

/** Shows an earlier moment of the line that is played, to the eyes of now. */
export function lookAt<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game: id, moment }: LookRequest,
): Reply<LookedOf<G['view']>> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const { history, machine, eyes } = running.value;
  const then = knownLine(history).includes(moment) ? standingAt(history, moment) : null;
  if (then === null) return refuse('rejected', 'noSuchMoment');
  const entries = storyOf(running.value).filter(({ number }) => number <= moment).length;
  const view = machine.view(then.state, eyes);
  return { ok: true, value: { moment: momentAt(context.adapter, history, moment), view, entries } };
}

/** Private hands: shows the table to one seat and nobody else. */
export function reveal<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game, seat }: RevealRequest,
): Reply<StandingOf<G['view'], Told>> {
  return looking(context, game, (running) => {
    const fault = revealFault(running.seating, seat);
    return fault === null ? { ok: true, value: [seat] } : refuse('rejected', fault);
  });
}

/** Private hands: shows the table to nobody. */
export function conceal<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  { game }: ConcealRequest,
): Reply<StandingOf<G['view'], Told>> {
  return looking(context, game, ({ seating }) =>
    seating.hands === 'open' ? refuse('rejected', 'openHands') : { ok: true, value: [] },
  );
}

function looking<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  id: string,
  whose: (running: Running<G>) => Reply<readonly SeatId[]>,
): Reply<StandingOf<G['view'], Told>> {
  const running = broughtToTable(context, id);
  if (!running.ok) return running;
  const eyes = whose(running.value);
  if (!eyes.ok) return eyes;
  const next = { ...running.value, eyes: eyes.value };
  const standing = standingOf(context.adapter, next);
  context.onTable.set(id, next);
  return { ok: true, value: standing };
}
