import type { Op, Program } from '../definitions.ts';
import type { Look } from '../game.ts';
import type { CardId, Scope } from '../types.ts';
import { find } from './cards.ts';
import { holds } from './conditions.ts';
import { raisable, selectCards } from './selecting.ts';

/** Why a program would do nothing: no card for it to work on, or no deck to look at. */
export type NoStart = 'nothingToChoose' | 'nothingToSee';

/** Why starting a program now would do nothing, judged by its first op (ruling 28); null when it would do something. */
export function whyNotStart(look: Look, program: Program, scope: Scope): NoStart | null {
  const first = program[0];
  return first === undefined ? null : whyOfNoUse(look, first, scope);
}

function whyOfNoUse(look: Look, op: Op, scope: Scope): NoStart | null {
  switch (op.op) {
    case 'choose':
      return someOf(selectCards(look, op.from, scope));
    case 'look':
      return op.deck === 'good' || look.table.opponentPile.deck.length > 0 ? null : 'nothingToSee';
    case 'heal':
      return someOf(selectCards(look, op.to, scope).filter((id) => (find(look.table, id)?.damage ?? 0) > 0));
    case 'damage':
      return someOf(selectCards(look, op.to, scope));
    case 'bringOver':
    case 'defeat':
    case 'discard':
      return someOf(selectCards(look, op.what, scope));
    case 'raise':
      return someOf(selectCards(look, raisable(op.what), scope));
    case 'shuffleIn':
    case 'takeBack':
      return someOf(selectCards(look, { ...op.what, zone: 'discard' }, scope));
    case 'lasting':
      return someOf(selectCards(look, op.on, scope));
    case 'if':
      return whyNotStart(look, holds(look, op.cond, scope) ? op.then : (op.else ?? []), scope);
    case 'arrange':
    case 'cancelAttack':
    case 'draw':
    case 'drawOpponent':
    case 'eachPlayer':
    case 'fall':
    case 'lose':
    case 'putUnder':
    case 'redirect':
    case 'roll':
    case 'save':
    case 'stay':
    case 'strike':
      return null;
    default:
      return op satisfies never;
  }
}

const someOf = (cards: readonly CardId[]): NoStart | null => (cards.length > 0 ? null : 'nothingToChoose');
