/** How a game ends, and what is scored for. */
export const outcome = {
  objectiveAchieved: 'The Objective is achieved',
  objectiveLost: 'The Objective is lost',
  objectiveFulfilled: 'The Objective is fulfilled',
  objectiveFailed: 'The Objective has failed',
  opponentDeckDefeated: 'The Opponent deck is defeated',
  goodDecksExhausted: 'The Good decks are spent',
  standOff: 'A stand-off',
  objectiveAchievedWhy:
    'The Good side led by {lead, plural, one {# point} other {# points}} at the Strength Check in round {round}: the Objective is achieved.',
  objectiveLostWhy:
    'The Opponents led by {trail, plural, one {# point} other {# points}} in round {round}: the Objective is lost.',
  objectiveFulfilledWhy:
    'What the Objective asks for was done at the Strength Check in round {round}: it is achieved.',
  objectiveFailedWhy:
    'What the Objective forbids had happened at the Strength Check in round {round}: it is lost.',
  opponentDeckDefeatedWhy:
    'No Opponent card is left in deck or play in round {round}: all of them are defeated.',
  goodDecksExhaustedWhy: 'No Good card was left to go on with in round {round}: the campaign ends here.',
  standOffWhy:
    'No Opponent card came for ten rounds, and neither side could tip the scales: the game ends as a stand-off in round {round}.',
  standOffNote:
    'No Opponent card was drawn for {rounds} rounds; after 10 the game ends, won only if no Opponent card is left.',
  weighedEven: 'Strength Check: Good {good}, Opponents {opponent}. The scales stand even.',
  weighedGood: 'Strength Check: Good {good}, Opponents {opponent}. The Good side leads by {lead}.',
  weighedOpponent: 'Strength Check: Good {good}, Opponents {opponent}. The Opponents lead by {trail}.',
  ownPersons: 'Good Persons in play',
  teamMatesPersons: 'Team mates’ Good Persons in play',
  ownCallings: 'Callings achieved',
  teamMatesCallings: 'Callings that team mates achieved',
  withinTenRounds: 'The Objective achieved in 10 rounds or less',
  neverLured: 'Never a Lured Player',
  playedOn: '{players}, round {round}',
  won: '{players}, won in round {round}',
  lost: '{players}, lost in round {round}',
  drawn: '{players}, a stand-off in round {round}',
} as const;
