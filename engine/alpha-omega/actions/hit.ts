import type { Game } from '../game.ts';
import type { CardId } from '../types.ts';
import type { Frame } from '../frames.ts';
import { attachments, find, hitPoints, left, printOf } from '../queries/cards.ts';
import { damageTo } from '../queries/strength.ts';

/** Deals damage to a card; armour takes the first points meant for its bearer (ruling 4). */
export function hit(game: Game, target: CardId, amount: number, by: CardId): void {
  const card = find(game.table, target);
  if (!card || hitPoints(game, card) === null) return;
  let rest = damageTo(game, card, amount);
  for (const item of attachments(game.table, target)) {
    if (rest === 0) return;
    const { abilities } = printOf(game.content, item.def);
    if (!abilities.some((ability) => ability.kind === 'constant' && ability.gives.change === 'absorbs'))
      continue;
    const absorbed = Math.min(left(game, item), rest);
    game.emit({ type: 'damaged', card: item.id, amount: absorbed, by, absorbedFor: target });
    rest -= absorbed;
  }
  if (rest > 0) game.emit({ type: 'damaged', card: target, amount: rest, by });
}

/** Frames for every card in play that has no hit points left, in order of entry. */
export function fallen(game: Game, by: CardId): readonly Frame[] {
  return game.table.inPlay
    .filter((card) => (hitPoints(game, card) ?? Infinity) <= card.damage)
    .map(({ id }) => ({ kind: 'defeat', card: id, by, outright: false, asked: [] }));
}
