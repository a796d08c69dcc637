/** The page at the end of a game. */
export const outcomePage = {
  lookAtTable: 'Look at the table',
  firstPage: 'Back to the first page',
  course: 'The Balance at each Strength Check: {course}',
  roundLead: 'round {round}: {lead}',
  sums: 'Good {good} · Opponents {opponent}',
  scoring: 'Achievement Scoring',
  scoredFor: 'For',
  total: 'All together',
} as const;
