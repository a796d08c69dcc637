import type { Want, WishReason, WishRefusal } from '../../../../engine/alpha-omega/beyond/deck-study/wish.ts';
import { t } from '../../../text/language/language.ts';
import { listOf } from '../../../text/lists.ts';
import { nameOf, type CardBook } from '../words/cards/words.ts';

/** What a deck can be wished to have much of, in the order in which it is offered. */
export const OFFERED: readonly Want[] = [
  'strong',
  'guards',
  'heals',
  'wards',
  'arms',
  'armours',
  'harms',
  'draws',
  'foresees',
  'hastens',
];

/** "Protect from being lured", "Strong Persons". */
export const wantWords = (want: Want): string => (want === 'strong' ? t('team.strong') : t(`study.${want}`));

/** Why a card is in the deck, in a few words. */
export function reasonWords(reason: WishReason): string {
  switch (reason.code) {
    case 'asked':
      return t('team.asked');
    case 'want':
      return t('team.because', { want: wantWords(reason.want) });
    case 'trait':
      return t('team.ofTrait');
    case 'simple':
      return t('team.worksAlone');
    case 'balance':
      return t('team.fillsUp', { type: t(`study.${reason.type}`) });
    case 'sound':
      return t('team.sound');
    default:
      return reason satisfies never;
  }
}

/** Why there is no such deck. */
export function refusalWords({ code, cards }: WishRefusal, book: CardBook): string {
  if (code === 'tooManyAsked') return t('team.tooManyAsked');
  return t(`team.${code}`, { cards: listOf(cards.map((card) => nameOf(book, card))) });
}
