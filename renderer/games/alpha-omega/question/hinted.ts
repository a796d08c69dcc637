import type { CardId } from '../../../../engine/alpha-omega/index.ts';
import { cardsOfOption } from '../words/asking/options.ts';
import type { TableState } from '../table-state.svelte.ts';

/** Is it a card of what the open hint says first: one that is to act, or to be struck? */
export function isHinted({ counsel, options }: TableState, card: CardId): boolean {
  const [first] = counsel?.best ?? [];
  return options.some((option) => {
    if (first?.answer.includes(option.id) !== true) return false;
    const { from, to } = cardsOfOption(option);
    return card === from || card === to;
  });
}
