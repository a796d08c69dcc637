/** The variations as the rulebook names them, and what each changes, in one breath. */
export const variant = {
  easy: 'Easy Mode',
  easyHint:
    'The rulebook’s other turn order: you draw, play and act before the Opponent card of your turn comes.',
  fast: 'Fast Play',
  fastHint: 'A lead of 25 decides, for either side.',
  extended: 'Extended Play',
  extendedHint: 'A lead of 100 decides, for either side.',
  narrowWay: 'Narrow Way',
  narrowWayHint: 'From the first Strength Check on, the Opponents win as soon as they lead, even by 1.',
  allOrNothing: 'All or Nothing',
  allOrNothingHint: 'You win by defeating the whole Opponent deck, not by the Objective.',
  allAsWell: 'All or Nothing, with the Objective',
  allAsWellHint: 'You win by achieving the Objective and then defeating the whole Opponent deck.',
  notTogether: 'Not together with {variants}.',
  noOpponentsWith: 'Not together with {variants}.',
  notWithOpponents: 'Not when somebody plays the Opponents: there is no Opponent Phase then.',
} as const;
