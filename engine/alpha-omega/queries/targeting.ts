import type { Look } from '../game.ts';
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

/** Whom a Good player's Person may attack: Opponent cards, any Place (ruling 19), and a Lured Player's cards. */
export function preyOfGood(look: Look): readonly InPlay[] {
  return look.table.inPlay.filter(
    (card) =>
      hitPoints(look, card) !== null &&
      (countsFor(look.table, card) === 'opponent' || look.content.get(card.def)?.type === 'place') &&
      !isForbidden(look, card, 'beAttacked'),
  );
}
