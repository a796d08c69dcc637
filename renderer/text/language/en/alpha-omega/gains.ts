/** What a game gave, won or lost. */
export const gains = {
  name: 'What this game gave',
  level: 'Achievement: {name}, level {level}',
  step: '{name}: {value} of {needs}',
  beyond: '{name}: {value}',
  met: '{count, plural, one {# new card: {names}} other {# new cards: {names}}}',
  metMany: '{count, plural, other {# new cards: {names} and others}}',
  metFirst: '{count, plural, one {# card met for the first time} other {# cards met for the first time}}',
  metMore: '{count} more',
  games: '{games, plural, one {# game} other {# games}} finished so far, {won} won',
  rewound: 'No achievements this time: a move was undone after its result had been seen.',
  arranged: 'No achievements: the decks were arranged.',
  copied: 'No achievements: the game continued from a copy.',
  nobody: 'No achievements: computer players played it alone.',
} as const;
