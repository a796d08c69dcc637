/** What is said on a card, and of one card beside another. */
export const cards = {
  lured: 'Lured',
  waiting: 'Waiting',
  spent: 'Spent',
  carried: '{card}, on {host}',
  owned: '{card}, of {owner}',
  strength: 'strength {strength}',
  playedAlready: 'already played this game',
  cannotBePlayed: 'cannot be played now',
  inFull: 'Card in full',
  now: 'Now',
  whyNumbers: 'Why these numbers?',
  showBeside: 'Show {card} beside the table',
} as const;
