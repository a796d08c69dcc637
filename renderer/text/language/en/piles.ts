/** Looking through a pile. */
export const piles = {
  whose: 'Whose pile',
  filter: 'Which cards',
  every: 'All',
  person: 'Persons',
  item: 'Items',
  place: 'Places',
  event: 'Events',
  newestFirst: 'The newest card is first.',
  fromTop: '{place, plural, =0 {the next card} one {# card above it} other {# cards above it}}',
  hidden: '{count, plural, one {# card lies face down} other {# cards lie face down}}',
  empty: 'No card lies here.',
  noneOfKind: 'No card of that kind lies here.',
  common: 'Everybody’s',
} as const;
