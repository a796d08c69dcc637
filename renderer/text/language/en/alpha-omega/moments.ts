/** What the whole table looks up for: a card by its name, and under it what has become of it. */
export const moments = {
  objective: 'The Objective',
  lured: 'is Lured Astray',
  luredBy: 'is Lured Astray by {by}',
  mended: 'stands with {name}',
  placeFell: 'has come down',
  placeFellBy: 'is brought down by {by}',
  callingTaken: '{name} takes this Calling',
  callingFulfilled: '{name} has achieved this Calling',
  looked: '{count, plural, one {The next Opponent card} other {The next # Opponent cards}}',
  lookedAgain: 'Press the Opponent deck to look again',
  catastrophe: 'An Event of the Opponents strikes',
} as const;
