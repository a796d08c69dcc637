import type { Catalogue } from '../../definitions.ts';
import { isForbidden } from '../../queries/strength.ts';
import type { InPlay, Table } from '../../types.ts';
import { cardIn, type Law, lawOfMoves } from './law.ts';

/** Rulebook, Opponent Phase: the Good Person, Place or Item closest to being defeated (ruling 2), looked for here anew. */
export const weakestFirst: Law = lawOfMoves(
  'an Opponent attacks the weakest Good card',
  ({ before, event, isCommanded }, check, { content }) => {
    if (event.type !== 'attackDeclared' || event.why.kind !== 'weakest' || isCommanded) return;
    const target = before.inPlay.find(({ id }) => id === event.target);
    const left = target === undefined ? null : leftOf(target, before, content);
    const weaker = before.inPlay.filter((card) => (leftOf(card, before, content) ?? Infinity) < (left ?? -1));
    check(left === event.why.left, () => `${cardIn(before, event.target)} has ${String(left)} left`);
    check(
      weaker.length === 0,
      () =>
        `${weaker.map(({ id }) => cardIn(before, id)).join(', ')} instead of ${cardIn(before, event.target)}`,
    );
  },
);

/** Hit points left of a card that Opponents may attack; null for any other. */
export function leftOf(card: InPlay, table: Table, content: Catalogue): number | null {
  const print = content.get(card.def);
  if (card.side !== 'good' || print === undefined || !('strength' in print)) return null;
  const bearer = table.inPlay.find(({ id }) => id === card.host) ?? card;
  const isLured = bearer.owner !== null && table.seats[bearer.owner]?.lured !== null;
  const left = print.strength - card.damage;
  return isLured || left <= 0 || isForbidden({ table, content }, card, 'beAttacked') ? null : left;
}
