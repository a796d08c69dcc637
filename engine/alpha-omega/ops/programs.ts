import type { Frame } from '../frames.ts';
import { holds } from '../queries/conditions.ts';
import { always, neither, type OpHandler, rest, scopeIn, type SomeRules, type WhyNotStart } from './op.ts';

/** The ability's player first, then the others in the order of play. */
const eachPlayer: OpHandler<'eachPlayer'> = (game, running, op) => {
  const count = game.table.seats.length;
  const frames = Array.from({ length: count }, (_, step): Frame => ({
    ...running,
    seat: (running.seat + step) % count,
    ops: op.do,
  }));
  return { go: 'call', frames, then: rest(running) };
};

/** The chosen branch takes the op's place in the program. */
const branch: OpHandler<'if'> = (game, running, op) => {
  const taken = holds(game, op.cond, scopeIn(running)) ? op.then : (op.else ?? []);
  return { go: 'to', frame: { ...running, ops: [...taken, ...running.ops.slice(1)] } };
};

/** The ops that hold programs. */
export const programs = (whyNotStart: WhyNotStart) =>
  ({
    eachPlayer: { run: eachPlayer, whyNot: always, serves: neither },
    if: {
      run: branch,
      whyNot: (look, op, scope) =>
        whyNotStart(look, holds(look, op.cond, scope) ? op.then : (op.else ?? []), scope),
      serves: neither,
    },
  }) satisfies SomeRules;
