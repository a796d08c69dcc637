/** What is wrong with a deck, or worth knowing of it, and why something that was sent is none. */
export const deckIssues = {
  unknownCard: 'Missing card: no pack here has {card}.',
  notForDecks: '{card} belongs in no deck: it has a pile of its own.',
  otherSide: '{card} is a card of the other side.',
  tooManyCopies:
    '{copies, plural, one {# copy} other {# copies}} of {card}, and {published, plural, one {only # has} other {only # have}} been published.',
  personTwice:
    '{copies} copies of {card}: each Person can be played once per game, so a second one never could be.',
  emptyDeck: 'It has no cards.',
  smallDeck: '{copies, plural, one {# card} other {# cards}}, and an opening hand has {needed}.',
  noPerson: 'There is no Person in it: nobody could act.',
  callingLacks: 'The Calling {card} speaks of {other}, whom this deck has not.',

  nothing: 'No deck was found in it.',
  tooLong: 'This is longer than any deck.',
  notACode: 'This is not a share code: those begin with AO1.',
  newer: 'A newer version of this program made it. Update to import it.',
  cut: 'The end of this share code is missing. Ask for it once more, and take all of it.',
  wrongChecksum: 'This share code was changed on its way. Ask for it once more.',
  malformed: 'This share code is intact, but does not describe a deck.',
  notJson: 'This looks like JSON but is not valid.',
  notADeck: 'This is JSON, but not a deck.',
} as const;
