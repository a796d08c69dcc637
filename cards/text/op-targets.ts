import type { Op } from '../../engine/alpha-omega/definitions.ts';
import type { Select } from '../../engine/alpha-omega/selects.ts';

/** The cards that an op itself does something to; ops that only hold others, or speak of cards looked at, have none. */
export function targetsOf(op: Op): readonly Select[] {
  switch (op.op) {
    case 'damage':
    case 'heal':
    case 'redirect':
      return [op.to];
    case 'defeat':
    case 'discard':
    case 'putUnder':
    case 'bringOver':
    case 'shuffleIn':
    case 'takeBack':
    case 'raise':
      return [op.what];
    case 'strike':
      return [op.by, ...op.at];
    case 'lasting':
      return [op.on];
    case 'arrange':
    case 'cancelAttack':
    case 'choose':
    case 'draw':
    case 'drawOpponent':
    case 'eachPlayer':
    case 'fall':
    case 'if':
    case 'look':
    case 'lose':
    case 'roll':
    case 'save':
    case 'stay':
      return [];
    default:
      return op satisfies never;
  }
}
