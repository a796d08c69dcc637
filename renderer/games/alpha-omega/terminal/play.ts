import type { Catalogue, Outcome, Setup } from '../../../../engine/alpha-omega/index.ts';
import { alphaOmega, steadyAnswer, tell } from '../../../../engine/alpha-omega/index.ts';
import { createMachine } from '../../../../engine/index.ts';
import { startStream } from '../../../../engine/kernel/rng.ts';
import type { Line } from '../../../text/line.ts';
import { narrateAll } from '../words/telling/narrate.ts';
import { AS_PRINTED, sidesOver } from '../words/telling/sides.ts';

export interface Game {
  readonly setup: Setup;
  readonly book: Catalogue;
  readonly seed: string;
}

/** Plays one game with the bot from first card to last, telling each line as it happens. */
export function playAlone({ setup, book, seed }: Game, onLine: (line: Line) => void): Outcome {
  const machine = createMachine(alphaOmega, book);
  const cast = { book, seats: setup.seats.map(({ name }) => name) };
  const eyes = setup.seats.map((_, seat) => seat);
  let { state, events } = machine.begin(setup, seed);
  let sides = AS_PRINTED;
  let rng = startStream(seed, 'bot');
  for (;;) {
    const told = tell(events, state.table, eyes);
    narrateAll(told, cast, sides).forEach(onLine);
    sides = sidesOver(sides, told);
    if (state.outcome !== null) return state.outcome;
    const pending = state.pending;
    if (pending === null) throw new Error('The game neither asks nor ends.');
    const [answer, after] = steadyAnswer(machine.view(state, [pending.seat]), book, rng);
    rng = after;
    const applied = machine.apply(state, { decision: pending.id, seat: pending.seat, answer });
    if (!applied.ok) throw new Error(`The bot’s answer was refused: ${applied.error.code}`);
    ({ state, events } = applied.value);
  }
}
