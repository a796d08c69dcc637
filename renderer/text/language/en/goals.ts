/** What wins and what loses the game, and which Callings there are. */
export const goals = {
  winAtCheck: 'Win at a Strength Check',
  loseAtCheck: 'Lose at a Strength Check',
  loseAtOnce: 'Lose at any time',
  ownRules: 'Special rule',
  anyOf: 'Any of these:',
  roundOf: 'Round {round} of {last}',
  winsBy: 'It also wins: {way}',
  losesBy: 'It also loses: {way}',
  met: 'true now',
  wholeDeck: 'Then defeat the entire Opponent deck.',
  wholeDeckToo: 'After that, defeat the entire Opponent deck.',
  callings: 'Callings',
  toCome: 'Callings that may come',
  toComeNote: 'In no particular order: nobody knows which comes next.',
  openCallings: 'Callings: see which may come, {count} left',
  left: '{count} left',
} as const;
