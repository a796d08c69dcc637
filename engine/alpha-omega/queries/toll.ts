import { isHelped, PARTS_OF_STRENGTH } from '../assists.ts';
import type { Look } from '../look.ts';
import type { CardId, InPlay } from '../types.ts';
import { attachments, cardOf, countsFor, find, hitPoints } from './cards.ts';
import { balanceOf, strengthOf } from './strength.ts';

/**
 * Where a single Opponent card takes at most a third: the Strength that Good loses with this card, and with what it bears,
 * when that Opponent card defeats it. Null where nobody counts.
 */
export function tollOf(look: Look, by: CardId, card: InPlay): number | null {
  if (!isHelped(look.table, 'thirdAtMost') || !isOpponents(look, by)) return null;
  if (countsFor(look.table, card) !== 'good') return null;
  return [card, ...attachments(look.table, card.id)]
    .filter((lost) => countsFor(look.table, lost) === 'good')
    .reduce((sum, lost) => sum + (strengthOf(look, lost) ?? 0), 0);
}

/**
 * Is a card spared? It is, once in a game, where this Opponent card would take more than a third of the Good Strength in
 * play with it, all that it has taken this round counted in.
 */
export function isSpared(
  look: Look,
  { card, by, toll }: { readonly card: CardId; readonly by: CardId; readonly toll: number },
): boolean {
  const before = look.table.taken[by] ?? 0;
  const { good } = balanceOf(look);
  const isTooMuch = toll > 0 && (before + toll) * PARTS_OF_STRENGTH > good + before;
  return isTooMuch && !look.table.spared.includes(card);
}

/** The most damage that a card keeps which is spared: it stays with 1 hit point. */
export const mostDamage = (look: Look, card: InPlay): number => (hitPoints(look, card) ?? 1) - 1;

/** Is it a card of the Opponents: one in their play, or of their deck? */
const isOpponents = ({ table }: Look, by: CardId): boolean =>
  (find(table, by)?.side ?? (cardOf(table, by).pile === 'opponent' ? 'opponent' : 'good')) === 'opponent';
