import { ANEW, CONCEDE } from './types.ts';
import type { Answer, Ask, Command, GameState, GameTypes, RejectionCode } from './types.ts';

/**
 * Is this command one that the pending decision offers? Commands come from outside and may be anything at all.
 * @returns the first thing wrong with it, or null
 */
export function check<G extends GameTypes>(state: GameState<G>, command: Command): RejectionCode | null {
  const asked = checkAsked(state, command);
  return asked ?? (state.pending && checkAnswer(state.pending.ask, command.answer));
}

/** Is it the pending decision that the command answers, and the seat that is asked who gives it? What it says is not looked at. */
export function checkAsked<G extends GameTypes>(
  { pending }: GameState<G>,
  command: Command,
): RejectionCode | null {
  if (pending === null) return 'noDecision';
  if (command.decision !== pending.id) return 'staleDecision';
  return command.seat === pending.seat ? null : 'notYourDecision';
}

/** Does an answer give the game up? */
export const isConcession = (answer: Answer): boolean =>
  Array.isArray(answer) && answer.length === 1 && answer[0] === CONCEDE;

/** An answer without what makes it one that is tried anew, and the seed that it brings; null for any other. */
export function triedIn(answer: Answer): { readonly answer: Answer; readonly anew: string | null } {
  const last: unknown = Array.isArray(answer) ? answer.at(-1) : undefined;
  if (typeof last !== 'string' || !last.startsWith(ANEW)) return { answer, anew: null };
  return { answer: answer.slice(0, -1), anew: last.slice(ANEW.length) };
}

function checkAnswer(ask: Ask<{ readonly id: string }>, answer: Answer): RejectionCode | null {
  if (!Array.isArray(answer) || !answer.every((id) => typeof id === 'string')) return 'wrongKind';
  const [min, max] = bounds(ask);
  if (answer.length > max) return 'tooMany';
  for (const id of answer) if (!ask.options.some((option) => option.id === id)) return 'notAnOption';
  if (answer.length > 1 && new Set(answer).size !== answer.length) return 'repeatedOption';
  return answer.length < min ? 'tooFew' : null;
}

/** How many options an answer to this must name, at least and at most. */
export function bounds(ask: Ask<unknown>): readonly [min: number, max: number] {
  switch (ask.kind) {
    case 'one':
      return [1, 1];
    case 'some':
      return [ask.min, ask.max];
    case 'order':
      return [ask.options.length, ask.options.length];
    default:
      return ask satisfies never;
  }
}
