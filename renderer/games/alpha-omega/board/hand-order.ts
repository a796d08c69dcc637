import type { CardDef, HandCard } from '../../../../engine/alpha-omega/index.ts';
import type { Settings } from '../../../../electron/shared/settings.ts';

/** Kinds of cards in the order in which a sorted hand has them. */
const TYPES: readonly CardDef['type'][] = ['person', 'item', 'event', 'place'];

/** Do two cards say the same? */
export const isAlike = (one: HandCard, other: HandCard | undefined): boolean =>
  one.def === other?.def && one.spent === other.spent;

/**
 * The cards of a hand as they lie, from left to right: those alike together, where the first of them was drawn, or all by kind
 * and name.
 */
export function inOrder(
  cards: readonly HandCard[],
  order: Settings['handOrder'],
  print: (card: HandCard) => CardDef,
): readonly HandCard[] {
  const alike = [...Map.groupBy(cards, ({ def, spent }) => `${def} ${String(spent)}`).values()];
  if (order === 'drawn') return alike.flat();
  const kind = (card: HandCard): number => TYPES.indexOf(print(card).type);
  return alike
    .toSorted(([a], [b]) =>
      a === undefined || b === undefined
        ? 0
        : kind(a) - kind(b) || print(a).name.localeCompare(print(b).name),
    )
    .flat();
}

/** How many cards alike lie beside each other, from left to right. */
export function stacksOf(cards: readonly HandCard[]): readonly number[] {
  const stacks: number[] = [];
  for (const [at, card] of cards.entries()) {
    if (at > 0 && isAlike(card, cards[at - 1])) stacks.push((stacks.pop() ?? 0) + 1);
    else stacks.push(1);
  }
  return stacks;
}
