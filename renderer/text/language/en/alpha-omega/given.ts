/** What spoke for what a computer player did. */
export const given = {
  thinks: 'Playing it out…',
  wins: 'This is sure to win at the coming Strength Check.',
  none: 'In simulated games from there, no other choice was clearly worse.',
} as const;
