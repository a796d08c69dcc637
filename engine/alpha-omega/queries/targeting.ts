import type { Look } from '../game.ts';
import type { SeatId } from '../../kernel/types.ts';
import type { InPlay } from '../types.ts';
import { countsFor, hitPoints, left } from './cards.ts';
import { isForbidden } from './strength.ts';

/** Rulebook, Opponent Phase: Opponents attack Good Persons, Places and Items; never a Lured Player's cards (ruling 2). */
export function preyOfOpponents(look: Look): readonly InPlay[] {
  return look.table.inPlay.filter(
    (card) =>
      card.side === 'good' &&
      hitPoints(look, card) !== null &&
      countsFor(look.table, card) === 'good' &&
      !isForbidden(look, card, 'beAttacked'),
  );
}

/** Of some cards, those with the fewest hit points left; several when they are tied. */
export function weakest(look: Look, cards: readonly InPlay[]): readonly InPlay[] {
  let fewest = Infinity;
  for (const card of cards) fewest = Math.min(fewest, left(look, card));
  return cards.filter((card) => left(look, card) === fewest);
}

/** What an Opponent would attack now: one card, several on a tie, none when there is nothing to attack. */
export function weakestPrey(look: Look): readonly InPlay[] {
  return weakest(look, preyOfOpponents(look));
}

/**
 * Whom a Good player's Persons may attack: Opponent cards, other players' cards while those are Lured Players, and any
 * Place (ruling 19), the Good side's own last.
 */
export function preyOfGood(look: Look, seat: SeatId): readonly InPlay[] {
  const able = look.table.inPlay.filter(
    (card) => hitPoints(look, card) !== null && !isForbidden(look, card, 'beAttacked'),
  );
  const hostile = able.filter(
    (card) => countsFor(look.table, card) === 'opponent' && (card.side === 'opponent' || card.owner !== seat),
  );
  const ownPlace = able.filter(
    (card) => !hostile.includes(card) && look.content.get(card.def)?.type === 'place',
  );
  return [...hostile, ...ownPlace];
}
