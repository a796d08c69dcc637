/** What happens in a game of Higher Card, sentence by sentence. */
export const higherCardLog = {
  dealt: 'Everybody is dealt {count, plural, one {# card} other {# cards}}.',
  round: 'Round {round}',
  high: 'The die says that the highest card wins.',
  low: 'The die says that the lowest card wins.',
  laid: '{name} lays the {card}.',
  laidHidden: '{name} lays a card face down.',
  point: '{name} wins the round with the {card}.',
  over: 'The game is over.',
  won: '{name} has won.',
  drawn: '{names} have won together.',
  points: '{name}: {points, plural, one {# point} other {# points}}',
  seed: 'Seed {seed}',
} as const;
