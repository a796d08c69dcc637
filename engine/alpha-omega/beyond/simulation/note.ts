import type { SeatId } from '../../../kernel/types.ts';
import type { DefId } from '../../selects.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { Card, CardId, Setup, Table } from '../../types.ts';
import type { CardUse } from './record.ts';

/** So many cards on top of the shuffled Opponent deck are its early ones. */
export const EARLY_OPPONENTS = 10;

interface Notes {
  readonly deck: readonly DefId[];
  readonly early: Set<DefId>;
  readonly drawn: Set<DefId>;
  readonly played: Set<DefId>;
  readonly lured: Set<DefId>;
}

/** Notes what happens to the cards of one game as its events come. */
export interface Notebook {
  note(events: readonly AlphaOmegaEvent[], table: Pick<Table, 'cards'>): void;
  uses(): { readonly seats: readonly CardUse[]; readonly opponents: CardUse; readonly callings: CardUse };
}

/** A notebook for a game that has not begun. */
export function notebook(setup: Setup): Notebook {
  const seats = setup.seats.map(({ deck }) => notesOn(setup.commonDeck ?? deck));
  const opponents = notesOn(setup.opponentDeck);
  const callings = notesOn(setup.callingDeck);
  let isSettingUp = true;

  const noteOne = (event: AlphaOmegaEvent, cards: Table['cards']): void => {
    const defOf = (card: CardId): DefId => cards[card]?.def ?? '';
    switch (event.type) {
      case 'deckShuffled':
        if (isSettingUp && event.pile === 'opponent')
          for (const card of event.order.slice(0, EARLY_OPPONENTS)) opponents.early.add(defOf(card));
        return;
      case 'roundBegan':
        isSettingUp = false;
        return;
      case 'cardsDrawn':
        for (const card of event.cards) noteDrawn(event.seat, defOf(card));
        return;
      case 'opponentDrawn':
        opponents.drawn.add(defOf(event.card));
        return;
      case 'cardPlayed':
        seats[event.seat]?.played.add(defOf(event.card));
        return;
      case 'enteredPlay':
        if (event.side === 'opponent') opponents.played.add(defOf(event.card));
        return;
      case 'luredAstray':
        noteLured(cards[event.card]);
        if (cards[event.by]?.pile === 'opponent') opponents.lured.add(defOf(event.by));
        return;
      case 'callingDrawn':
        callings.drawn.add(defOf(event.card));
        return;
      case 'callingAchieved':
        callings.played.add(defOf(event.card));
        return;
      default:
    }
  };
  // A common deck is the first pile: whose Person it was makes no difference to what is counted.
  const noteLured = (card: Card | undefined): void => {
    if (typeof card?.pile === 'number') seats[card.pile]?.lured.add(card.def);
  };
  // Rulebook, Opponent Play: whoever sits after the Good players draws from the Opponent deck.
  const noteDrawn = (seat: SeatId, def: DefId): void => {
    const notes = seats[seat] ?? opponents;
    notes.drawn.add(def);
    if (isSettingUp && notes !== opponents) notes.early.add(def);
  };

  return {
    note(events, { cards }) {
      for (const event of events) noteOne(event, cards);
    },
    uses: () => ({ seats: seats.map(useOf), opponents: useOf(opponents), callings: useOf(callings) }),
  };
}

function notesOn(deck: readonly DefId[]): Notes {
  return {
    deck: [...new Set(deck)],
    early: new Set(),
    drawn: new Set(),
    played: new Set(),
    lured: new Set(),
  };
}

function useOf({ deck, early, drawn, played, lured }: Notes): CardUse {
  return { deck, early: [...early], drawn: [...drawn], played: [...played], lured: [...lured] };
}
