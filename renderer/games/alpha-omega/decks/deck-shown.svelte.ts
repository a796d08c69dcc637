/** How the cards of a deck that is being built are shown, as long as the program runs. */
class DeckShown {
  as = $state<'pictures' | 'lines'>('pictures');
}

export const deckShown = new DeckShown();
