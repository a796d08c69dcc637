import type { Ability, Catalogue } from '../../definitions.ts';
import type { Table } from '../../types.ts';
import { cardIn, type Law } from './law.ts';

/** "Once a turn", "twice a round", "three times per game", counted from what happened. */
export const limitsKept: Law = {
  name: 'an ability is used as often as its limit says',
  watch(check) {
    const uses = {
      turn: new Map<string, number>(),
      round: new Map<string, number>(),
      game: new Map<string, number>(),
    };
    return ({ moves, content }) => {
      for (const { before, event } of moves) {
        if (event.type === 'turnBegan') uses.turn.clear();
        if (event.type === 'roundBegan') uses.round.clear();
        if (event.type !== 'abilityUsed' || event.per === null) continue;
        const times = (uses[event.per].get(event.key) ?? 0) + 1;
        uses[event.per].set(event.key, times);
        const most = mostOf(before, content, event.card, event.per);
        check(times <= most, () => `${cardIn(before, event.card)}: ${String(times)} times a ${event.per}`);
      }
    };
  },
};

/** The most that a card's printed words of this span allow, those of its lasting effects among them. */
function mostOf({ cards }: Table, content: Catalogue, card: number, per: string): number {
  const printed = content.get(cards[card]?.def ?? '')?.abilities ?? [];
  const limits = [...printed, ...printed.flatMap(lastingIn)].flatMap((ability) =>
    'limit' in ability && ability.limit.per === per ? [ability.limit.times ?? 1] : [],
  );
  return Math.max(0, ...limits);
}

const lastingIn = (ability: Ability): readonly Ability[] =>
  'do' in ability ? ability.do.flatMap((op) => (op.op === 'lasting' ? op.abilities : [])) : [];
