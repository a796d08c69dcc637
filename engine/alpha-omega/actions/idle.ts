import type { IdleReason } from '../events.ts';
import type { Game } from '../game.ts';
import { forbiddenBy } from '../queries/strength.ts';
import type { InPlay } from '../types.ts';

/** A card that does nothing stays as it is. `rests`: it was its turn in the Clean-Up. */
export function idle(game: Game, card: InPlay, why: IdleReason, turn: { readonly rests?: true } = {}): void {
  const by = why === 'cannotAttack' ? forbiddenBy(game, card, 'attack') : undefined;
  game.emit({ type: 'idled', card: card.id, why, ...(by === undefined ? {} : { because: by }), ...turn });
}
