import { holds } from '../queries/conditions.ts';
import { type OpHandler, scopeIn } from './op.ts';

/** The chosen branch takes the op's place in the program. */
export const branch: OpHandler<'if'> = (game, running, op) => {
  const taken = holds(game, op.cond, scopeIn(running)) ? op.then : (op.else ?? []);
  return { go: 'to', frame: { ...running, ops: [...taken, ...running.ops.slice(1)] } };
};
