import type { Game } from '../game.ts';
import type { CardId, PileId } from '../types.ts';

/** The stream of chance of each deck. */
export function streamOf(pile: Exclude<PileId, 'objective'>): string {
  return typeof pile === 'number' ? `goodDeck:${String(pile)}` : `${pile}Deck`;
}

/** Shuffles a deck, by a chance of its own. */
export function shuffleDeck(game: Game, pile: Exclude<PileId, 'objective'>, deck: readonly CardId[]): void {
  game.emit({ type: 'deckShuffled', pile, order: game.shuffled(streamOf(pile), deck) });
}
