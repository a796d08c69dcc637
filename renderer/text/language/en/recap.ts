/** What whoever comes back to a game is told first. */
export const recap = {
  title: 'Recap',
  open: 'Recap',
  quiet: 'Nothing has fallen or turned yet.',
  inRound: '{round}.',
  before:
    '{count, plural, one {# more event before that: see the log.} other {# more events before that: see the log.}}',
  changed: 'New since you last played',
  stands: 'Now',
  hurt: 'Hurt: {cards}.',
  hitPoints: '{card} with {left} of {of} hit points',
  lured:
    '{count, plural, one {{cards}, Lured Astray, is with the Opponents now.} other {{cards}, Lured Astray, are with the Opponents now.}}',
  asked: 'Whose move',
  playOn: 'Continue',
} as const;
