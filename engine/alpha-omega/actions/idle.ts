import type { Game } from '../game.ts';
import { forbiddenBy } from '../queries/strength.ts';
import type { InPlay } from '../types.ts';

/** A card that cannot attack stays as it is. */
export function idle(game: Game, card: InPlay, why: 'cannotAttack' | 'nothingToAttack'): void {
  const by = forbiddenBy(game, card, 'attack');
  game.emit({ type: 'idled', card: card.id, why, ...(by === undefined ? {} : { because: by }) });
}
