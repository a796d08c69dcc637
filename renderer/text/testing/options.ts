import type { CardId, Option } from '../../../engine/index.ts';

/** The choice to attack a card with another, called as the rules call it. */
export const attack = (card: CardId, target: CardId): Option => ({
  id: `attack:${card}>${target}`,
  kind: 'attack',
  card,
  target,
});
