/** What is said of the line of a game when it is looked back at: who did what, and which moments stand out. */
export const past = {
  round: 'round {round}{objective, plural, =0 {} other { of Objective #}}',
  plays: '{name} plays no card',
  ends: '{name} ends the Action Phase',
  draws: '{name} draws',
  answers: '{name} answers ({phase})',
  noAchievements: 'The game will not count for achievements then.',
  lured: 'Lured Astray',
  defeat: 'Defeated',
  check: 'The lead changes sides',
  calling: 'Calling achieved',
} as const;
