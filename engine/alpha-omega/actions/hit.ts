import type { Game } from '../game.ts';
import type { CardId } from '../types.ts';
import type { Frame } from '../frames.ts';
import { find, hitPoints } from '../queries/cards.ts';
import { sharesOf } from '../queries/protection.ts';

/** Deals damage to a card, and to the armour it bears. */
export function hit(game: Game, target: CardId, amount: number, by: CardId): void {
  const card = find(game.table, target);
  if (!card) return;
  for (const share of sharesOf(game, card, amount)) game.emit({ type: 'damaged', by, ...share });
}

/** Frames for every card in play that has no hit points left, in order of entry. */
export function fallen(game: Game, by: CardId): readonly Frame[] {
  return game.table.inPlay
    .filter((card) => (hitPoints(game, card) ?? Infinity) <= card.damage)
    .map(({ id }) => ({ kind: 'defeat', card: id, by, outright: false, asked: [] }));
}
