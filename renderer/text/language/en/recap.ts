/** What whoever comes back to a game is told first. */
export const recap = {
  title: 'Where we were',
  open: 'Where we were: the last round again',
  quiet: 'Nothing has fallen or turned yet.',
  inRound: '{round}.',
  before:
    '{count, plural, one {Before that, # more thing weighed: it is in the story.} other {Before that, # more things weighed: they are in the story.}}',
  stands: 'Where we are',
  hurt: 'Hurt: {cards}.',
  hitPoints: '{card} with {left} of {of} hit points',
  lured:
    '{count, plural, one {{cards}, Lured Astray, is with the Opponents now.} other {{cards}, Lured Astray, are with the Opponents now.}}',
  asked: 'Who decides',
  playOn: 'Play on',
} as const;
