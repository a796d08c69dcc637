import type { Swap } from '../../../../engine/alpha-omega/beyond/deck-study/swaps.ts';
import type { DefId } from '../../../../engine/alpha-omega/index.ts';
import type { Part } from '../../../text/line.ts';
import { parts, t } from '../../../text/language/language.ts';
import { nameOf, type CardBook } from '../words/cards/words.ts';

/** "Garden: Gabriel out, Uriel in", in which the names of cards can be looked up. */
export function swapTitle(
  { deck, take, put }: Swap,
  decks: readonly string[],
  book: CardBook,
): readonly Part[] {
  const card = (def: DefId): Part => ({ text: nameOf(book, def), def });
  const words = { deck: decks[deck] ?? '', take: card(take) };
  return put === null ? parts('team.takeOut', words) : parts('team.swap', { ...words, put: card(put) });
}

/** Why this card and no other, in short phrases. */
export function swapReasons(swap: Swap, decks: readonly string[]): readonly string[] {
  const { put, strength, keeps, loses, gains } = swap;
  const roles = (list: Swap['keeps']): string => list.map((role) => t(`study.${role}`)).join(', ');
  return [
    ...(swap.keeper === swap.deck ? [] : [t('team.stays', { keeper: decks[swap.keeper] ?? '' })]),
    ...(put === null ? [t('team.nothingLeft')] : []),
    ...(strength === null ? [] : [strengthWords(strength)]),
    ...(keeps.length > 0 ? [t('team.keeps', { roles: roles(keeps) })] : []),
    ...(loses.length > 0 ? [t('team.loses', { roles: roles(loses) })] : []),
    ...(gains.length > 0 ? [t('team.gains', { roles: roles(gains) })] : []),
  ];
}

function strengthWords(points: number): string {
  if (points === 0) return t('team.sameStrength');
  return points > 0 ? t('team.stronger', { points }) : t('team.weaker', { points: -points });
}
