import type { AlphaOmega, View } from '../../../../engine/alpha-omega/index.ts';
import type { Thumbnail } from '../../../shared/games/alpha-omega/api.ts';

/** What everybody may see of how a game stands, of a view by nobody's eyes. */
export function thumbnailOf(
  { objective, objectiveRound, balance, goal, lostBy, inPlay }: View,
  cards: AlphaOmega['content'],
): Omit<Thumbnail, 'id'> {
  const persons = (side: 'good' | 'opponent'): Thumbnail['goodPersons'] =>
    inPlay
      .filter((card) => card.countsFor === side && cards.get(card.def)?.type === 'person')
      .toSorted((a, b) => (b.strength ?? 0) - (a.strength ?? 0))
      .map(({ def }) => def);
  return {
    ...{
      objective: objective.def,
      round: Math.max(1, objectiveRound),
      goal,
      lostBy,
      good: balance.good,
      opponent: balance.opponent,
    },
    ...{ goodPersons: persons('good'), opponentPersons: persons('opponent') },
  };
}
