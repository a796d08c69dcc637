import type { InParts } from '../../kernel/in-parts.ts';
import type { Machine } from '../../kernel/machine.ts';
import type { Answer, Rng } from '../../kernel/types.ts';
import { sureToWin } from '../forecast/sure-win.ts';
import type { AlphaOmega, State } from '../game.ts';
import { pendingOf } from './pending.ts';
import { search, type Effort } from './search.ts';

/**
 * A player at a table with people: it looks ahead as `thoughtfulAnswer` does, but lets no win pass by that is sure. That a later
 * round would bring it as well is all the same to who imagines games, not to who plays with one.
 * @returns the answer, and the state of chance after it
 */
export function* partnerThinking(
  state: State,
  machine: Machine<AlphaOmega>,
  rng: Rng,
  effort: Effort,
): InParts<readonly [Answer, Rng]> {
  const [prospects, after] = yield* search(state, machine, effort, rng);
  const tried = prospects.map(({ answer }) => answer);
  const winning = yield* sureToWin(state, machine.content, [...tried, ...untried(state, tried)]);
  return [winning ?? tried[0] ?? [], after];
}

/** The options of a question for one that the search had no time for. */
function untried(state: State, tried: readonly Answer[]): readonly Answer[] {
  const { ask } = pendingOf(state);
  const ids = new Set(tried.flat());
  return ask.kind === 'one' ? ask.options.filter(({ id }) => !ids.has(id)).map(({ id }) => [id]) : [];
}
