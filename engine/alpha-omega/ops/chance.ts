import { find } from '../queries/cards.ts';
import { amountOf } from '../queries/selecting.ts';
import { type OpHandler, proceed, scopeIn } from './op.ts';

/** Rulebook, What You'll Need: a six-sided die. */
export const roll: OpHandler<'roll'> = (game, running, op) => {
  const value = game.roll('die', 6);
  game.emit({ type: 'dieRolled', value, seat: running.seat, source: running.self });
  return proceed(running, { [op.as]: [value] });
};

export const stay: OpHandler<'stay'> = (game, running, op) => {
  const left = amountOf(game, op.rounds, scopeIn(running));
  const clock = { at: 'roundBegins', seat: null, left, age: 0 } as const;
  if (find(game.table, running.self)) game.emit({ type: 'clockSet', card: running.self, clock });
  return proceed(running);
};
