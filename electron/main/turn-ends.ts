import { headOf } from '../../engine/kernel/course.ts';
import { asSeen } from '../../engine/kernel/seen.ts';
import { statesAfter } from '../../engine/kernel/tables.ts';
import type { Answer, Applied, GameTypes } from '../../engine/kernel/types.ts';
import type { CutAnswer, Running } from './running.ts';
import { stateOf } from './running.ts';
import type { Play } from './play.ts';

/** Does the game stand at the end of a turn that ended by itself, with what comes after it still untold? */
export const heldAt = <G extends GameTypes>({ cut, history }: Running<G>): CutAnswer<G> | null =>
  cut !== undefined && cut.number === headOf(history.course) ? cut : null;

/** The game with all that its last answer led to: what is stored of it, whatever is told. */
export function whole<G extends GameTypes>(running: Running<G>): Running<G> {
  const held = heldAt(running);
  if (held === null) return running;
  const { cut: _, ...rest } = running;
  const { history } = rest;
  return { ...rest, history: { ...history, led: history.led.with(held.number, held.whole) } };
}

/** What an answer led to up to the end of the turn, where that came by itself and the game goes on after it. */
export function upToTurnEnd<G extends GameTypes>(
  play: Play<G, unknown, unknown>,
  game: Running<G>,
  answer: Answer,
  applied: Applied<G>,
): Applied<G> | null {
  const before = stateOf(game);
  const told = play.turnEnd(before, answer, applied.events);
  if (told === null) return null;
  const own = asSeen(applied, told);
  const [state] = statesAfter(game.machine, before, [own.events]);
  return state === undefined || state.outcome !== null ? null : { ...own, state };
}
