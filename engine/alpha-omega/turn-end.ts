import type { Answer } from '../kernel/types.ts';
import type { AlphaOmegaEvent } from './events.ts';
import type { Frame } from './frames.ts';
import type { State } from './game.ts';
import type { Option } from './options.ts';
import type { Phase } from './types.ts';

const OWN_PHASES: ReadonlySet<Phase> = new Set(['drawPhase', 'playPhase', 'actionPhase'] as const);

/** What is being done in the phases after which a turn ends, or may end since nobody can act. */
const LAST_FRAMES: ReadonlySet<Frame['kind']> = new Set(['playCard', 'act'] as const);

/** Whoever answers so means to end a phase, or the turn, and needs no time to see that it is over. */
const ENDING: ReadonlySet<Option['kind']> = new Set(['end', 'pass', 'calling'] as const);

/** Does an event lead out of a player's turn? */
function leadsOut(event: AlphaOmegaEvent): boolean {
  switch (event.type) {
    case 'turnBegan':
    case 'opponentTurnBegan':
    case 'roundBegan':
      return true;
    case 'phaseBegan':
    case 'phaseSkipped':
      return !OWN_PHASES.has(event.phase);
    default:
      return false;
  }
}

/**
 * Had the turn come to where it ends? Not before the Opponent card, though the table still names the phase in which the
 * player before stopped, nor where something takes the place of the own phases.
 */
function isAtItsEnd(stack: State['stack'], events: readonly AlphaOmegaEvent[]): boolean {
  const begun = events.findLast((event) => event.type === 'phaseBegan');
  return begun ? begun.phase === 'actionPhase' : stack.some(({ kind }) => LAST_FRAMES.has(kind));
}

/** Before which of the events of an answer an Objective is over and another follows (rulebook, Campaign Mode). */
export const objectiveEndsIn = (events: readonly AlphaOmegaEvent[]): readonly number[] =>
  events.flatMap(({ type }, at) => (type === 'objectiveFollowed' && at > 0 ? [at] : []));

/**
 * Where a player's last deed ended the turn by itself, since nothing else could be done in it.
 * @returns how many of the events of the answer still belong to the turn; null where it goes on, was ended by the answer
 * itself, or is another player's
 */
export function turnEndIn(
  { pending, table, stack }: State,
  answer: Answer,
  events: readonly AlphaOmegaEvent[],
): number | null {
  if (pending === null || pending.seat !== table.turn) return null;
  const chosen = pending.ask.options.find(({ id }) => id === answer[0]);
  if (chosen === undefined || ENDING.has(chosen.kind)) return null;
  const at = events.findIndex(leadsOut);
  return at > 0 && isAtItsEnd(stack, events.slice(0, at)) ? at : null;
}
