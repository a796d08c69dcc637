import type { Op } from '../definitions.ts';
import type { Game, Next } from '../game.ts';
import type { Option } from '../options.ts';
import { cancelAttack, redirect, strike } from './attacks.ts';
import { branch } from './branch.ts';
import { roll, stay } from './chance.ts';
import { choose } from './choose.ts';
import { arrange, draw, drawOpponent, fall, look, putUnder, raise, shuffleIn } from './decks.ts';
import { eachPlayer, lose, takeBack } from './hands.ts';
import { bringOver, discard, lasting } from './movement.ts';
import type { OpHandler, Running } from './op.ts';
import { damage, defeat, heal, save } from './wounds.ts';

/** Every word of the card language that does something. A forgotten one does not compile. */
const OPS: { readonly [K in Op['op']]: OpHandler<K> } = {
  arrange,
  bringOver,
  cancelAttack,
  choose,
  damage,
  defeat,
  discard,
  draw,
  drawOpponent,
  eachPlayer,
  fall,
  heal,
  if: branch,
  lasting,
  look,
  lose,
  putUnder,
  raise,
  redirect,
  roll,
  save,
  shuffleIn,
  stay,
  strike,
  takeBack,
};

/** Every op of the card language. */
export const OP_NAMES = Object.keys(OPS) as readonly Op['op'][];

/** Runs the op at the head of a program. */
export function runOp(game: Game, running: Running, op: Op, chosen: readonly Option[] | undefined): Next {
  // Each handler takes its own kind of op; the record's type guarantees that this one takes this one.
  const handler = OPS[op.op] as OpHandler<Op['op']>;
  return handler(game, running, op, chosen);
}
