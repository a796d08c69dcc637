import type { Select } from '../selects.ts';
import type { Look } from '../look.ts';
import type { CardId, Scope } from '../types.ts';
import { defOf, seatOf } from './cards.ts';
import { fitsPrint, isMeant, matches } from './matching.ts';

/** The cards that fit, where the select looks for them, `pick` left aside; those in play in order of entry. */
export function cardsFitting(look: Look, select: Select, scope: Scope): readonly CardId[] {
  const { opponentPile, goodPiles } = look.table;
  switch (select.zone) {
    case undefined:
    case 'play':
      return idsFitting(look, select, scope);
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

function idsFitting(look: Look, select: Select, scope: Scope): readonly CardId[] {
  const fitting: CardId[] = [];
  for (const card of look.table.inPlay) if (matches(look, select, card, scope)) fitting.push(card.id);
  return fitting;
}

/** Cards out of play are known by their names and their prints. */
function among(look: Look, pile: readonly CardId[], select: Select, scope: Scope): readonly CardId[] {
  return pile.filter((id) => isMeant(look, select, id, scope) && fitsPrint(select, defOf(look, id)));
}
