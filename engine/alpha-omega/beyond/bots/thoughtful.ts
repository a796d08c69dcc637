import { whole } from '../../../kernel/in-parts.ts';
import type { Machine } from '../../../kernel/machine.ts';
import type { Answer, Rng } from '../../../kernel/types.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { search, type Effort } from './search.ts';

/** What a decision costs unless told otherwise: a game alone stays under a second. */
const EFFORT: Effort = { steps: 240, checks: 2 };

/**
 * A player that looks ahead: it tries each answer in worlds the asked seat could believe in and lets players of good sense
 * play on. It never learns where the hidden cards are, nor what the die will show.
 * @returns the answer, and the state of chance after it
 */
export function thoughtfulAnswer(
  state: State,
  machine: Machine<AlphaOmega>,
  rng: Rng,
  effort = EFFORT,
): readonly [Answer, Rng] {
  const [prospects, after] = whole(search(state, machine, effort, rng));
  return [prospects[0]?.answer ?? [], after];
}
