import { cardIn, type Law, lawOfMoves } from './law.ts';

/** A card that leaves play lies on top of the discard pile of its owner. */
export const ownPiles: Law = lawOfMoves('what is discarded goes to its owner', ({ event, after }, check) => {
  if (event.type !== 'discarded') return;
  const pile = after.cards[event.card]?.pile;
  const found = pile === 'opponent' ? after.opponentPile : after.goodPiles[Number(pile)];
  check(found?.discard.at(-1) === event.card, () => cardIn(after, event.card));
});
