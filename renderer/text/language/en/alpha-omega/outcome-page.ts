/** The page at the end of a game. */
export const outcomePage = {
  lookAtTable: 'View table',
  firstPage: 'Main menu',
  reopen: 'Results',

  chart: 'The lead at each Strength Check',
  wins: '{lead} wins',
  loses: '{lead} loses',
  roundEven:
    'Round {round}{objective, plural, =0 {} other { of Objective #}}: Good {good}, Opponents {opponent}. Even.',
  roundGood:
    'Round {round}{objective, plural, =0 {} other { of Objective #}}: Good {good}, Opponents {opponent}. The Good side leads by {lead}.',
  roundOpponent:
    'Round {round}{objective, plural, =0 {} other { of Objective #}}: Good {good}, Opponents {opponent}. The Opponents lead by {trail}.',
  lookThere: '{round} Rewind to it.',
  asTable: 'As a table',
  roundHeading: 'Round',
  roundCell: '{round}{objective, plural, =0 {} other { of Objective #}}',
  leadHeading: 'Lead',

  course: 'Summary',
  courseRounds: '{rounds, plural, one {# round was played.} other {# rounds were played.}}',
  courseLed:
    'The Good side led at {good, plural, =0 {no Strength Check} one {# Strength Check} other {# Strength Checks}}, the Opponents {opponent, plural, =0 {at none} other {at #}}.',
  courseTurns:
    'The lead {count, plural, =0 {never changed sides} one {changed sides once} =2 {changed sides twice} other {changed sides # times}}.',
  courseBest:
    'The Good side’s widest lead was {lead}, in round {round}{objective, plural, =0 {} other { of Objective #}}.',
  courseWorst:
    'The Opponents’ widest lead was {lead}, in round {round}{objective, plural, =0 {} other { of Objective #}}.',
  courseLured:
    '{lured, plural, =0 {Nobody was Lured Astray.} one {# Good Person was Lured Astray.} other {# Good Persons were Lured Astray.}}',
  courseBack:
    '{back, plural, one {# was brought over to the Good side.} other {# were brought over to the Good side.}}',

  turningPoints: 'Biggest swings',
  turned:
    'Round {round}{objective, plural, =0 {} other { of Objective #}}: the lead changes sides, from {before} to {after}.',
  moved:
    'Round {round}{objective, plural, =0 {} other { of Objective #}}: the lead goes from {before} to {after}.',
  whoLured: 'Lured Astray: {cards}.',
  whoDefeated: 'Defeated: {cards}.',
  whoReturned: 'Brought over: {cards}.',

  scoring: 'Achievement Scoring',
  scoredFor: 'For',
  total: 'Total',
  scoreRules: 'How scoring works',

  numbers: 'Statistics of this game',
  played: 'Cards played',
  defeated: 'Opponents defeated or destroyed',
  lost: 'Own cards defeated or destroyed',
  lured: 'Own Persons Lured Astray',
  returned: 'Persons brought over',
  luredTurns: 'Turns as a Lured Player',
  all: 'All',

  callings: 'Callings',
  callingDone: '{name}: {card}, achieved in round {round}{objective, plural, =0 {} other { of Objective #}}',
  callingAchieved: '{name}: {card}, achieved',
  callingOpen: '{name}: {card}, {done} of {times}',

  anotherSeedHint: 'Same players, new shuffle.',
  harder: 'Harder: {level}',
  gentler: 'Gentler: {level}',
  levelHint: 'Same players, Objective and decks, at this level.',
  sameSeed: 'Same game again',
  sameSeedHint: 'Same players, same shuffle: the cards come in the same order.',
  change: 'Change set-up',
  changeHint: 'Players, Objective, decks and variants.',
  copySeed: 'Copy seed {seed}',
  copied: 'Copied.',
} as const;
