import { t } from '../../text/language/language.ts';
import type { Book } from '../../rulebook/page.ts';

/** The rules of Higher Card, on one page. */
export const book: Book = {
  first: 'aim',
  chapters: [
    {
      id: 'higherCard',
      title: 'rulebookHigherCard.chapter',
      sections: [
        { id: 'aim', title: 'rulebookHigherCard.aim', says: ['rulebookHigherCard.aimSays'] },
        { id: 'round', title: 'rulebookHigherCard.round', says: ['rulebookHigherCard.roundSays'] },
        { id: 'deal', title: 'rulebookHigherCard.deal', says: ['rulebookHigherCard.dealSays'] },
      ],
    },
  ],
  terms: () => [
    {
      id: 'round',
      name: t('rulebookHigherCard.round'),
      says: [{ text: t('rulebookHigherCard.roundSays') }],
    },
  ],
  firstTerm: 'round',
  isTerm: (id) => id === 'round',
  rulings: [],
  cardNamed: () => null,
  hasCard: () => false,
  cards: () => [],
  cardTags: { name: 'en', text: 'en' },
};
