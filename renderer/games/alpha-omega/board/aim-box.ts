import type { CardId } from '../../../../engine/alpha-omega/index.ts';
import { elementAt } from '../motion/spots.ts';

/**
 * What an arrow to or from a card has to leave free: the card, and the seal under it that tells what it will do. Nothing where
 * the card is not to be seen.
 */
export function aimBox(card: CardId): DOMRectReadOnly | undefined {
  const on = elementAt(document, { at: 'card', card });
  if (on === null) return undefined;
  const box = on.getBoundingClientRect();
  const seal = on.querySelector('[data-seal]');
  const low = seal?.getBoundingClientRect().bottom ?? box.bottom;
  return new DOMRectReadOnly(box.x, box.y, box.width, Math.max(box.bottom, low) - box.y);
}
