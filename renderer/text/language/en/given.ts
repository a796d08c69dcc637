/** What spoke for what a computer player did. */
export const given = {
  thinks: 'Playing it out…',
  none: 'In simulated games from there, no other choice was clearly worse.',
} as const;
