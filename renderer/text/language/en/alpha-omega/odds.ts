/** The panel of what the next Opponent card may be. */
export const odds = {
  title: 'The next Opponent card',
  basis:
    '{outOf, plural, one {Only one card can be the next.} other {The next is one of # cards, each as likely as the others.}} It is worked out from the cards of the deck and from what has been seen of them.',
  empty: 'The Opponent deck is empty: nothing more will be drawn from it.',
  certain: 'Known: {card}.',
  placed:
    '{count, plural, one {# card of the deck is known with its place.} other {# cards of the deck are known with their places.}}',
  what: 'It may be',
  chance: 'Chance',
  person: 'a Person',
  item: 'an Item',
  place: 'a Place',
  event: 'an Event',
  supernatural: 'supernatural',
  luring: 'would Lure Astray',
  band: 'Strength {from} to {to}',
  bandUp: 'Strength {from} or more',
  of: '{count} of {outOf}',
  percent: '{value} %',
  kinds: 'By kind',
  strengths: 'Persons by printed Strength',
  byName: 'By name',
  notNow: 'The odds are not available right now.',
} as const;
