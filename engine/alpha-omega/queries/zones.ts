import type { Select } from '../selects.ts';
import type { Look } from '../look.ts';
import type { CardId, Scope } from '../types.ts';
import { defOf, seatOf } from './cards.ts';
import { fitsPrint, isMeant, matches } from './matching.ts';

/** The cards that fit, where the select looks for them, `pick` left aside; those in play in order of entry. */
export function cardsFitting(look: Look, select: Select, scope: Scope): readonly CardId[] {
  const { opponentPile, goodPiles, inPlay } = look.table;
  switch (select.zone) {
    case undefined:
    case 'play':
      return inPlay.filter((card) => matches(look, select, card, scope)).map(({ id }) => id);
    case 'discard':
      return among(look, goodPiles[seatOf(look.table, scope.seat).pile]?.discard ?? [], select, scope);
    case 'opponentDiscard':
      return among(look, opponentPile.discard, select, scope);
    case 'opponentDeck':
      return among(look, opponentPile.deck, select, scope);
    default:
      return select.zone satisfies never;
  }
}

/** Cards out of play are known by their names and their prints. */
function among(look: Look, pile: readonly CardId[], select: Select, scope: Scope): readonly CardId[] {
  return pile.filter((id) => isMeant(look, select, id, scope) && fitsPrint(select, defOf(look, id)));
}
