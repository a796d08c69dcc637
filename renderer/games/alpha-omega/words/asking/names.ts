import type { CardId, DefId, InPlayView, KnownCard, View } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { nameOf, type CardBook } from '../cards/words.ts';

/** All cards of a view whose face is known, by id. */
function cardsOf(view: View): ReadonlyMap<CardId, KnownCard> {
  const all: readonly KnownCard[] = [
    view.objective,
    ...view.opponent.discard,
    ...view.opponent.knownDeck,
    ...(view.knownCallings ?? []),
    ...view.seats.flatMap((seat) => [
      ...seat.discard,
      ...seat.knownDeck,
      ...seat.callings,
      ...(seat.hand ?? []),
    ]),
    ...view.opponents.flatMap(({ hand }) => hand ?? []),
    ...view.inPlay,
    ...(view.pending?.source ? [view.pending.source] : []),
  ];
  return new Map(all.map((card) => [card.id, card]));
}

/** Names for the ids of one view. */
export interface Names {
  readonly view: View;
  readonly book: CardBook;
  card(id: CardId): string;
  def(id: CardId): DefId | undefined;
  inPlay(id: CardId): InPlayView | undefined;
}

/** Ties the ids of a view to the names of its cards. */
export function namesOf(view: View, book: CardBook): Names {
  const cards = cardsOf(view);
  const played = new Map(view.inPlay.map((card) => [card.id, card]));
  return {
    view,
    book,
    card: (id) => {
      const card = cards.get(id);
      return card === undefined ? t('names.hiddenCard') : nameOf(book, card.def);
    },
    def: (id) => cards.get(id)?.def,
    inPlay: (id) => played.get(id),
  };
}
