import { invariant } from '../../kernel/invariant.ts';
import type { DefId } from '../selects.ts';
import type { Game } from '../game.ts';
import { printOf } from '../queries/cards.ts';
import { equipOrWait, makeRoom } from './leave.ts';

/**
 * A card that the Objective brings enters play: out of a deck, or from beside the table (ruling 32).
 * @throws InvariantError when it lies in neither: `begin` laid aside what the deck lacks, and a deck is whole at a set-up
 */
export function bringIn(game: Game, id: DefId): void {
  const { cards, opponentPile, goodPiles, aside } = game.table;
  const decks = [opponentPile, ...goodPiles].flatMap(({ deck }) => deck);
  const card = [...decks, ...aside].find((each) => cards[each]?.def === id);
  invariant(card !== undefined, 'what the Objective brings must be in a deck or beside the table', id);
  const def = printOf(game.content, id);
  if (def.type === 'place') makeRoom(game, card);
  const owner = cards[card]?.pile === 'opponent' ? null : 0;
  const deck = goodPiles.findIndex((pile) => pile.deck.includes(card));
  const outOf = deck === -1 ? {} : { outOf: deck };
  game.emit({ type: 'brought', card, owner, person: def.type === 'person', ...outOf });
  if (def.type === 'item') equipOrWait(game, card);
}
