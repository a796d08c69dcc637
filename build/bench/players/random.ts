import { startStream } from '../../../engine/index.ts';
import type { Machine } from '../../../engine/kernel/machine.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import { randomAnswer } from '../../../engine/toolbox/random-answer.ts';

/** Plays whole games of random players, by their numbers, and says how many decisions each took. */
export const randomGames =
  <G extends GameTypes>(machine: Machine<G>, setup: G['setup']) =>
  (game: number): number => {
    let { state } = machine.begin(setup, `bench ${String(game)}`);
    let rng = startStream(`bench ${String(game)}`, 'random player');
    let decisions = 0;
    while (state.pending) {
      const { id, seat, ask } = state.pending;
      const [answer, after] = randomAnswer(ask, rng);
      rng = after;
      const result = machine.apply(state, { decision: id, seat, answer });
      if (!result.ok) throw new Error(result.error.code);
      state = result.value.state;
      decisions += 1;
    }
    return decisions;
  };
