import type { InPlayView, KnownCard } from '../../../engine/index.ts';
import type { TableState } from './table-state.svelte.ts';

/** What every card on the table that can be pressed has in common: it answers, and it shows itself in full. */
export function cardButton(table: TableState, card: KnownCard, inPlay: InPlayView | null = null) {
  const standing = table.standing(card.id);
  const look = (): void => table.look(card.def, inPlay);
  return {
    type: 'button',
    'data-card': card.id,
    title: table.effect(card.id),
    'aria-pressed': standing === 'none' ? undefined : standing === 'selected' || standing === 'picked',
    onclick: () => table.press(card.id),
    onfocus: look,
    onpointerenter: look,
  } as const;
}
