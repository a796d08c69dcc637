/** The end of a game over the whole window. */
export const ending = {
  victory: 'Victory',
  defeat: 'Defeat',
  draw: 'Draw',
  lured: 'Lured',
  fell: 'fell in round {round}',
  hasFallen: '{card} fell in round {round}.',
  stillStood: '{card} still stood in round {round}.',
  nearly: 'What was nearly enough: {what}',
  nearFoe: '{left} damage more. {card} had {left, plural, one {# hit point} other {# hit points}} left.',
  nearRound: '{rounds, plural, one {# more round} other {# more rounds}}.',
  nearLead: 'in round {round} only {missing} Strength were missing to win.',
  nearCheck: '{missing} Strength more, and the battle would have gone on.',
  sides: 'Good {good}, Opponents {opponent}',
  lastBlow: 'The last blow: {card}, {amount} damage',
  skip: 'Any key: skip',
} as const;
