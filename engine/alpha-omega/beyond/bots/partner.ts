import type { InParts } from '../../../kernel/in-parts.ts';
import type { Machine } from '../../../kernel/machine.ts';
import type { Answer, Rng } from '../../../kernel/types.ts';
import { sureToWin } from '../forecast/sure-win.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { isDoubtful } from './doubtful.ts';
import { gapOf, isSure } from './paired.ts';
import { pendingOf } from './pending.ts';
import { playouts, wonIn } from './playouts.ts';
import { search, type Effort } from './search.ts';

/** Whether what people would doubt is worth it gets so much more thought than another answer. */
const MORE_THOUGHT = 3;

/**
 * A player at a table with people: it looks ahead as `thoughtfulAnswer` does, but lets no win pass by that is sure, since a
 * win a round later is all the same to who imagines games, and not to who plays with one; and it does what people would doubt
 * (`isDoubtful`) only where clearly more games are won with it.
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
  const winning = yield* sureToWin(state, machine.prepared, [...tried, ...untried(state, tried)]);
  if (winning !== null) return [winning, after];
  const [best = []] = tried;
  const plain = tried.find((answer) => !isDoubtful(state, machine, answer));
  if (best === plain || plain === undefined) return [best, after];
  const { steps, checks } = effort;
  const weighing = { answers: [best, plain], effort: { steps: steps * MORE_THOUGHT, checks } };
  const [doubtful, beside] = yield* playouts(state, machine, weighing, after);
  const gain = gapOf(doubtful?.endings ?? [], beside?.endings ?? [], wonIn);
  return [isSure(gain) && gain.mean > 0 ? best : plain, after];
}

/** The options of a question for one that the search had no time for. */
function untried(state: State, tried: readonly Answer[]): readonly Answer[] {
  const { ask } = pendingOf(state);
  const ids = new Set(tried.flat());
  return ask.kind === 'one' ? ask.options.filter(({ id }) => !ids.has(id)).map(({ id }) => [id]) : [];
}
