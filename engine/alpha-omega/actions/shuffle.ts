import type { Game } from '../game.ts';
import type { CardId, PileId } from '../types.ts';

/** The stream of chance of each deck. */
export function streamOf(pile: Exclude<PileId, 'objective'>): string {
  return typeof pile === 'number' ? `goodDeck:${String(pile)}` : `${pile}Deck`;
}

/** Shuffles every deck, each by a chance of its own. */
export function shuffleDecks(game: Game): void {
  const { opponentPile, callingPile, goodPiles } = game.table;
  shuffleDeck(game, 'opponent', opponentPile.deck);
  shuffleDeck(game, 'calling', callingPile.deck);
  for (const [pile, { deck }] of goodPiles.entries()) shuffleDeck(game, pile, deck);
}

/** Shuffles a deck, by a chance of its own. */
export function shuffleDeck(game: Game, pile: Exclude<PileId, 'objective'>, deck: readonly CardId[]): void {
  game.emit({ type: 'deckShuffled', pile, order: game.shuffled(streamOf(pile), deck) });
}
