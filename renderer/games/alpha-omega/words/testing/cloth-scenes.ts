import type { KnownCard, Option, View } from '../../../../../engine/alpha-omega/index.ts';
import type { Ask } from '../../../../../engine/index.ts';
import { hand, known, played } from './card-views.ts';
import { battle } from './scenes.ts';
import { scene } from './table.ts';

/** The choices of these cards. */
export const choicesOf = (cards: readonly KnownCard[]): readonly Option[] =>
  cards.map(({ id }) => ({ id: `card:${String(id)}`, kind: 'card', card: id }));

/** The battle, in which a card in play asks something. */
function askedBy(name: string, ask: Ask<Option>, changes: Partial<View>, about?: 'arrangeCards'): View {
  const source = played(name, 'good');
  const view = battle();
  const pending = { id: 40, seat: 0, about: about ?? 'chooseCard', source, ask } as const;
  return { ...view, inPlay: [...view.inPlay, source], ...changes, pending };
}

const topOf = (
  names: readonly string[],
): { readonly cards: readonly KnownCard[]; readonly changes: Partial<View> } => {
  const cards = names.map((name) => known(name));
  const knownDeck = cards.map((card, place) => ({ ...card, place }));
  return { cards, changes: { opponent: { ...scene().opponent, knownDeck } } };
};

/** Gabriel: the top three Opponent cards are put in order. */
export function ordering(names: readonly string[] = ['Moloch', 'Satan Lures Angels', 'Black Blade']): View {
  const { cards, changes } = topOf(names);
  return askedBy('Gabriel', { kind: 'order', options: choicesOf(cards) }, changes, 'arrangeCards');
}

/** Zophiel: of the top Opponent cards so many may be buried. */
export function burying(names: readonly string[] = ['Moloch'], max = 1): View {
  const { cards, changes } = topOf(names);
  return askedBy('Zophiel', { kind: 'some', options: choicesOf(cards), min: 0, max }, changes);
}

/** Metatron: a card of the own discard pile is shuffled back. */
export function picking(
  names: readonly string[] = ['Michael', 'Raphael', 'Gabriel', 'Camael', 'Zadkiel', 'Uriel', 'Courage'],
): View {
  const discard = names.map((name) => known(name));
  const ask = { kind: 'one', options: choicesOf(discard) } as const;
  return askedBy('Metatron', ask, { seats: battle().seats.map((seat) => ({ ...seat, discard })) });
}

/** Mammon: so many cards of the own hand are lost. */
export function discarding(amount = 2): View {
  const view = battle();
  const cards = hand('Gabriel', 'Crystal Sea', 'Heavenly Armor', 'Heaven', 'Love', 'Metatron');
  const mammon = played('Mammon', 'opponent');
  const ask = { kind: 'some', options: choicesOf(cards), min: amount, max: amount } as const;
  return {
    ...view,
    inPlay: [...view.inPlay, mammon],
    seats: view.seats.map((seat) => ({ ...seat, hand: cards, handCount: cards.length })),
    pending: { id: 41, seat: 0, about: 'discardCards', source: mammon, ask },
  };
}

/** Two Callings: one of the two that were looked at is kept. */
export function keepingOne(
  names: readonly string[] = ['In Cubic Phalanx Firm', 'Well Hast Thou Fought'],
): View {
  const cards = names.map((name) => known(name));
  const knownCallings = cards.map((card, place) => ({ ...card, place }));
  const ask = { kind: 'one', options: choicesOf(cards) } as const;
  const pending = { id: 41, seat: 0, about: 'chooseCalling', source: null, ask } as const;
  return { ...battle(), knownCallings, pending };
}
