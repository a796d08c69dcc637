/** What is wrong with a deck, or worth knowing of it, and why something that was sent is none. */
export const deckIssues = {
  unknownCard: 'No pack here has {card}.',
  notForDecks: '{card} belongs in no deck: it has a pile of its own.',
  otherSide: '{card} is a card of the other side.',
  tooManyCopies:
    '{copies, plural, one {# copy} other {# copies}} of {card}, and {published, plural, one {only # has} other {only # have}} been published.',
  personTwice:
    '{copies} copies of {card}: each Person can be played once per game, so a second one never could be.',
  emptyDeck: 'There are no cards in it.',
  smallDeck: '{copies, plural, one {# card} other {# cards}}, and an opening hand has {needed}.',
  noPerson: 'There is no Person in it: nobody could act.',
  alreadyInPlay: '{other} begins with {card} in play; the copy in the deck cannot be played then.',
  callingLacks: 'The Calling {card} speaks of {other}, whom this deck has not.',

  nothing: 'There is nothing in it that could be a deck.',
  tooLong: 'This is longer than any deck.',
  notACode: 'This is no share code: those begin with AO1.',
  newer: 'A newer version of this program made it. With that version it can be brought in.',
  cut: 'The end of this share code is missing. Ask for it once more, and take all of it.',
  wrongChecksum: 'This share code was changed on its way. Ask for it once more.',
  malformed: 'This share code is whole, but what it says is no deck.',
  notJson: 'This begins like JSON but is not.',
  notADeck: 'This is JSON, but not that of a deck.',
} as const;
