import type { CardId } from './types.ts';

/** One thing a player may choose. The id says it all, so that logs can be read; the fields spare everyone the parsing. */
export type Option =
  | { readonly id: 'draw'; readonly kind: 'draw' }
  | { readonly id: 'calling'; readonly kind: 'calling' }
  | { readonly id: 'pass'; readonly kind: 'pass' }
  | { readonly id: 'end'; readonly kind: 'end' }
  | { readonly id: 'decline'; readonly kind: 'decline' }
  | { readonly id: 'accept'; readonly kind: 'accept' }
  | { readonly id: string; readonly kind: 'play'; readonly card: CardId; readonly host?: CardId }
  | { readonly id: string; readonly kind: 'attack'; readonly card: CardId; readonly target: CardId }
  | { readonly id: string; readonly kind: 'ability'; readonly card: CardId; readonly ability: number }
  | { readonly id: string; readonly kind: 'card'; readonly card: CardId };

export const DRAW: Option = { id: 'draw', kind: 'draw' };
export const CALLING: Option = { id: 'calling', kind: 'calling' };
export const PASS: Option = { id: 'pass', kind: 'pass' };
export const END: Option = { id: 'end', kind: 'end' };
export const DECLINE: Option = { id: 'decline', kind: 'decline' };
export const ACCEPT: Option = { id: 'accept', kind: 'accept' };

export const playOption = (card: CardId, host?: CardId): Option =>
  host === undefined
    ? { id: `play:${String(card)}`, kind: 'play', card }
    : { id: `play:${String(card)}>${String(host)}`, kind: 'play', card, host };

export const attackOption = (card: CardId, target: CardId): Option => ({
  id: `attack:${String(card)}>${String(target)}`,
  kind: 'attack',
  card,
  target,
});

export const abilityOption = (card: CardId, ability: number): Option => ({
  id: `ability:${String(card)}#${String(ability)}`,
  kind: 'ability',
  card,
  ability,
});

export const cardOption = (card: CardId): Option => ({ id: `card:${String(card)}`, kind: 'card', card });

/** Was the card's option among those chosen? */
export const isChosen = (chosen: readonly Option[], card: CardId): boolean =>
  chosen.some((option) => option.kind === 'card' && option.card === card);

/** The cards that an option names: who acts, and on whom. */
export function cardsIn(option: Option): readonly CardId[] {
  switch (option.kind) {
    case 'attack':
      return [option.card, option.target];
    case 'play':
      return option.host === undefined ? [option.card] : [option.card, option.host];
    case 'ability':
    case 'card':
      return [option.card];
    default:
      return [];
  }
}
