import type { CardId, InPlayView, Why } from '../../../../engine/alpha-omega/index.ts';
import { printOf } from '../words/cards/prints.ts';
import type { TableState } from '../table-state.svelte.ts';

/** Has it an ability that is used? */
function isUsed({ names, book }: TableState, card: CardId): boolean {
  const def = names.def(card);
  return def !== undefined && printOf(book, def).abilities.some(({ kind }) => kind === 'activated');
}

/** Why a card that is in hand or in play and was taken up cannot go to this one. */
export function whyNotThere(table: TableState, target: InPlayView): readonly Why[] {
  const { lifted } = table;
  if (lifted === null || lifted === target.id) return [];
  const seat = table.view.pending?.seat ?? 0;
  if (table.names.inPlay(lifted) === undefined)
    return [{ about: 'cannotPlay', card: lifted, seat, host: target.id }];
  // Nobody means to attack a friend.
  if (target.countsFor === 'good' && isUsed(table, lifted)) return [{ about: 'cannotUse', card: lifted }];
  return [{ about: 'cannotAttack', card: lifted, target: target.id }];
}

/**
 * What a card in play that does not glow is asked first when it is pressed: why what was taken up cannot go there, whom the
 * Opponent attacks instead, and why a Good card itself cannot attack or be used.
 */
export function whyNot(table: TableState, card: InPlayView): readonly Why[] {
  const { pending } = table.view;
  const chosen: readonly Why[] =
    pending?.about === 'opponentTarget' && pending.source !== null && pending.source.id !== card.id
      ? [{ about: 'target', by: pending.source.id }]
      : [];
  const there = [...whyNotThere(table, card), ...chosen];
  if (there.length > 0) return there;
  // Opponents act by themselves: of them somebody wants to know the numbers.
  if (card.side === 'opponent') return [];
  const self: Why = { about: 'cannotAttack', card: card.id };
  return isUsed(table, card.id) ? [self, { about: 'cannotUse', card: card.id }] : [self];
}
