import type { Catalogue } from '../../definitions.ts';
import type { CardId, Table } from '../../types.ts';
import { cardIn, type Law, type Move } from './law.ts';

/**
 * Ruling 44: what is destroyed is of no use to a new bearer. The damage of every card is added up here from what was told
 * of it.
 */
export const destroyedGone: Law = {
  name: 'an Item that is destroyed passes on to nobody, and waits for nobody',
  watch(check) {
    const damage = new Map<CardId, number>();
    return ({ moves, content }) => {
      for (const move of moves) {
        const { before, event } = move;
        if (event.type === 'attached' || event.type === 'waited') {
          const left = strengthOf(before, content, event.card) - (damage.get(event.card) ?? 0);
          check(
            left > 0,
            () => `${event.type}: ${cardIn(before, event.card)} has ${String(left)} of its Strength left`,
          );
        }
        addUp(damage, move);
      }
    };
  },
};

/** What has no Strength is not destroyed. */
function strengthOf({ cards }: Table, content: Catalogue, id: CardId): number {
  const print = content.get(cards[id]?.def ?? '');
  return print !== undefined && 'strength' in print ? print.strength : Infinity;
}

function addUp(damage: Map<CardId, number>, { event }: Move): void {
  switch (event.type) {
    case 'damaged':
      damage.set(event.card, (damage.get(event.card) ?? 0) + event.amount);
      break;
    case 'healed':
      damage.set(event.card, (damage.get(event.card) ?? 0) - event.amount);
      break;
    case 'saved':
      damage.set(event.card, event.damage);
      break;
    // Whoever leaves play, or changes sides, is as new.
    case 'discarded':
    case 'luredAstray':
    case 'broughtOver':
      damage.delete(event.card);
      break;
    case 'objectiveFollowed':
      damage.clear();
      break;
    default:
  }
}
