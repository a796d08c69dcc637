/** How a game ends, and what is scored for. */
export const outcome = {
  objectiveAchieved: 'The Objective is achieved',
  objectiveLost: 'The Objective is lost',
  objectiveFulfilled: 'The Objective is fulfilled',
  objectiveFailed: 'The Objective has failed',
  opponentDeckDefeated: 'The Opponent deck is defeated',
  goodDecksExhausted: 'No Good cards left',
  conceded: 'Conceded',
  standOff: 'Draw',
  objectiveAchievedWhy:
    'The Good side led by {lead, plural, one {# point} other {# points}} at the Strength Check in round {round}: the Objective is achieved.',
  objectiveLostWhy:
    'The Opponents led by {trail, plural, one {# point} other {# points}} in round {round}: the Objective is lost.',
  objectiveFulfilledWhy: 'What the Objective asks for was done in round {round}.',
  objectiveFailedWhy: 'The Objective failed in round {round}.',
  opponentDeckDefeatedWhy: 'No Opponent card is left in deck or play in round {round}.',
  goodDecksExhaustedWhy: 'No Good card was left in round {round}: the campaign ends here.',
  concededWhy: 'The Good side conceded in round {round}.',
  standOffWhy: 'No Opponent card came for ten rounds, and neither side won: a draw in round {round}.',
  standOffNote:
    'No Opponent card was drawn for {rounds} rounds; after 10 the game ends, won only if no Opponent card is left.',
  weighedEven: 'Strength Check: Good {good}, Opponents {opponent}. Even.',
  weighedGood: 'Strength Check: Good {good}, Opponents {opponent}. The Good side leads by {lead}.',
  weighedOpponent: 'Strength Check: Good {good}, Opponents {opponent}. The Opponents lead by {trail}.',
  ownPersons: 'Good Persons in play',
  teamMatesPersons: 'Teammates’ Good Persons in play',
  ownCallings: 'Callings achieved',
  teamMatesCallings: 'Callings that teammates achieved',
  withinTenRounds: 'The Objective achieved in 10 rounds or less',
  neverLured: 'Never a Lured Player',
  playedOn:
    '{players}, {round, plural, =0 {before round 1} other {round #}}{of, select, campaign { of the campaign} other {}}',
  won: '{players}, won in round {round}{of, select, campaign { of the campaign} other {}}',
  lost: '{players}, lost in round {round}{of, select, campaign { of the campaign} other {}}',
  drawn: '{players}, a draw in round {round}{of, select, campaign { of the campaign} other {}}',
} as const;
