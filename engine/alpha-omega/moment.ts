import type { Instant } from '../kernel/undo.ts';
import type { State } from './game.ts';
import { opponentPlayer } from './queries/cards.ts';
import type { About, Phase } from './types.ts';

/** Is this question what to do, or one within what is being done? */
const IS_ACTION: Readonly<Record<About, boolean>> = {
  newHand: true,
  drawOrCalling: true,
  play: true,
  action: true,
  luredAttack: true,
  opponentPlay: true,
  opponentAction: true,
  opponentTarget: false,
  interruptAttack: false,
  interruptDefeat: false,
  may: false,
  discardCards: false,
  chooseCard: false,
  chooseCalling: false,
  arrangeCards: false,
};

/** Where in the course of a game a state is. In Opponent Play the Opponents' turns are their players'. */
export function momentOf({ table, pending }: State): Instant & { readonly phase: Phase } {
  const { round, phase } = table;
  const opponents = phase === 'opponentPhase' ? opponentPlayer(table) : null;
  return {
    round,
    phase,
    turn: opponents ?? table.turn,
    isAction: pending !== null && IS_ACTION[pending.about],
  };
}
