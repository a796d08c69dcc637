import type { Game } from '../game.ts';
import type { CardId } from '../types.ts';
import type { Frame } from '../frames.ts';
import { get, hitPoints } from '../queries/cards.ts';
import { sharesOf } from '../queries/protection.ts';

/** Deals damage to a card, and to the armour it bears; gives back who took some. */
export function hit(game: Game, target: CardId, amount: number, by: CardId): readonly CardId[] {
  const shares = sharesOf(game, get(game.table, target), amount);
  for (const share of shares) game.emit({ type: 'damaged', by, ...share });
  return shares.map((share) => share.card);
}

/**
 * Frames for those of the cards just hurt that have no hit points left, in order of entry. Others in play may be without
 * any as well, when this damage answers a blow: whoever struck them defeats them.
 */
export function fallen(game: Game, by: CardId, hurt: readonly CardId[]): readonly Frame[] {
  return game.table.inPlay
    .filter((card) => hurt.includes(card.id) && (hitPoints(game, card) ?? Infinity) <= card.damage)
    .map(({ id }) => ({ kind: 'defeat', card: id, by, outright: false, asked: [] }));
}
