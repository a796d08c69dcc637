/** Rulebook: the points at the end. */
export const rulebookScore = {
  title: 'The score',
  score: 'What the game was worth',
  scoreIntro: 'When a game is over each player gets points, won or lost:',
  scoreOwn: '2 for each Good Person in play that is yours,',
  scoreTeam: '1 for each that is a teammate’s,',
  scoreCalling: '3 for each Calling you achieved,',
  scoreTeamCalling: '1 for each that a teammate achieved,',
  scoreQuick: '3 if the Objective was achieved within ten rounds,',
  scoreNever: '5 if you never were a Lured Player.',
  scoreWhose: 'A Person counts for whoever commands it at the end. One that is Lured counts for nobody.',
} as const;
