import { invariant } from '../../../kernel/invariant.ts';
import type { Answer } from '../../../kernel/types.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { State } from '../../game.ts';
import type { Omen, Unsure } from './types.ts';
import type { Blind, Mark, Watched } from './watched.ts';

/** Where a branch of a forecast stands. */
export interface Path {
  readonly state: State;
  readonly omens: readonly Omen[];
  readonly unsure: Unsure | null;
  readonly blind: Blind;
}

/** Goes on along a branch with an answer to what is asked there. */
export function step<P extends Path>(run: Watched, path: P, answer: Answer): P {
  const { pending } = path.state;
  run.watch(path.blind);
  const result = run.machine.apply(path.state, {
    decision: pending?.id ?? 0,
    seat: pending?.seat ?? 0,
    answer,
  });
  invariant(result.ok, 'a forecast tried an answer that is not offered', answer);
  const { state, events } = result.value;
  const { mark, blind } = run.seen();
  const seen = events.map((event, at) => omenOf(event, unsureAt(path.unsure, mark, at)));
  return { ...path, state, omens: [...path.omens, ...seen], unsure: path.unsure ?? mark?.why ?? null, blind };
}

const omenOf = (event: AlphaOmegaEvent, unsure: Unsure | null): Omen => ({ event, unsure });

const unsureAt = (before: Unsure | null, mark: Mark | null, at: number): Unsure | null =>
  before ?? (mark && at >= mark.at ? mark.why : null);
