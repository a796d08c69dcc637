import type { SeatId } from '../../kernel/types.ts';
import type { Game } from '../game.ts';
import type { CardId } from '../types.ts';
import type { Frame } from '../frames.ts';
import { defOf } from '../queries/cards.ts';
import { makeRoom } from './leave.ts';

/** A card from a hand or drawn from the Opponent deck enters play; the frames are what it does next. */
export function enterPlay(
  game: Game,
  card: CardId,
  seat: SeatId,
  host: CardId | null = null,
): readonly Frame[] {
  const def = defOf(game, card);
  const side = 'side' in def ? def.side : 'good';
  const owner = side === 'good' ? seat : null;
  if (def.type === 'place') makeRoom(game, card);
  game.emit({ type: 'enteredPlay', card, side, owner, host, person: def.type === 'person' });
  return def.type === 'event' ? [{ kind: 'applyEvent', card, seat }] : [];
}
