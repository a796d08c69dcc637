import { find } from '../queries/cards.ts';
import { amountOf } from '../queries/selecting.ts';
import { always, neither, type OpHandler, proceed, scopeIn, type SomeRules } from './op.ts';

/** Rulebook, What You'll Need: a six-sided die. */
const roll: OpHandler<'roll'> = (game, running, op) => {
  const value = game.roll('die', 6);
  game.emit({ type: 'dieRolled', value, seat: running.seat, source: running.self });
  return proceed(running, { [op.as]: [value] });
};

const stay: OpHandler<'stay'> = (game, running, op) => {
  const left = amountOf(game, op.rounds, scopeIn(running));
  const clock = { at: 'roundBegins', seat: null, left, age: 0 } as const;
  if (find(game.table, running.self)) game.emit({ type: 'clockSet', card: running.self, clock });
  return proceed(running);
};

/** The ops about the die, and what it measures. */
export const chance = {
  roll: { run: roll, whyNot: always, serves: neither },
  stay: { run: stay, whyNot: always, serves: neither },
} satisfies SomeRules;
