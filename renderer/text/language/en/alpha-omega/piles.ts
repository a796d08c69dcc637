/** Looking through a pile. */
export const piles = {
  whose: 'Whose pile',
  filter: 'Filter',
  every: 'All',
  person: 'Persons',
  item: 'Items',
  place: 'Places',
  event: 'Events',
  newestFirst: 'Newest first.',
  fromTop: '{place, plural, =0 {the next card} one {# card above it} other {# cards above it}}',
  hidden: '{count, plural, one {# card lies face down} other {# cards lie face down}}',
  empty: 'Empty.',
  noneOfKind: 'None.',
  common: 'Shared',
} as const;
