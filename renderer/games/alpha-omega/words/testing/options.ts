import type { CardId, InPlayView, Option, View } from '../../../../../engine/alpha-omega/index.ts';

/** The choice to attack a card with another, called as the rules call it. */
export const attack = (card: CardId, target: CardId): Option => ({
  id: `attack:${card}>${target}`,
  kind: 'attack',
  card,
  target,
});

/** What a blow does to a card on which nothing lies that says otherwise. */
export const blow = (by: InPlayView, target: InPlayView): View['blows'][number] => {
  const damage = by.attack ?? 0;
  const left = Math.max(0, (target.left ?? 0) - damage);
  return { by: by.id, target: target.id, damage, excess: 0, absorbed: 0, left };
};
