import { headOf } from '../../../engine/kernel/course.ts';
import { asSeen } from '../../../engine/kernel/seen.ts';
import { statesAfter } from '../../../engine/kernel/tables.ts';
import type { Answer, Applied, GameTypes } from '../../../engine/kernel/types.ts';
import type { Stop } from '../../shared/table/standing.ts';
import type { CutAnswer, PlaceToStop, Running } from './running.ts';
import { stateOf } from './running.ts';
import type { GameAdapter } from './game-adapter.ts';

/** The answer of which a part is told only, where the game stands after that part; null where nothing is withheld. */
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

/** The places where the telling of an answer stops, of the stops wanted, in order. */
export function placesToStop<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  game: Running<G>,
  { answer, applied }: { readonly answer: Answer; readonly applied: Applied<G> },
  wanted: readonly Stop[],
): readonly PlaceToStop[] {
  const turnEnd = wanted.includes('turn') ? adapter.turnEnd(stateOf(game), answer, applied.events) : null;
  const ends = wanted.includes('objective') ? adapter.partEnds(applied.events) : [];
  const all: readonly PlaceToStop[] = [
    ...(turnEnd === null ? [] : [{ at: 'turn', told: turnEnd } as const]),
    ...ends.map((told) => ({ at: 'objective', told }) as const),
  ];
  return all.filter(({ told }) => partOf(game, applied, told).state.outcome === null);
}

/** The part of an answer's step up to a number of events. */
export function partOf<G extends GameTypes>(game: Running<G>, applied: Applied<G>, told: number): Applied<G> {
  const own = asSeen(applied, told);
  const [state = own.state] = statesAfter(game.machine, stateOf(game), [own.events]);
  return { ...own, state };
}
