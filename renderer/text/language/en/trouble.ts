/** What went wrong, and what the players should know when a game comes back to the table. */
export const trouble = {
  badRequest: 'The program did not understand that, or it was too much at once.',
  foreignSender: 'That did not come from this window.',
  rejected: 'That choice is no longer available.',
  gone: 'That is no longer there.',
  notYet:
    'By the clock of this computer, that day is still to come. Set the clock right, or wait for the day.',
  full: 'You have as many of these as can be kept. Delete one first.',
  tooLarge: 'That is too much for one file. Export less at once.',
  noSuchGame: 'That game no longer exists.',
  noSuchCard: 'A card for this is missing, or does not belong in it.',
  noSuchDeck: 'That deck no longer exists.',
  illegalDeck: 'A deck is not playable yet: the deck editor shows its problems.',
  damagedSave:
    'The saved game is damaged. It stays as it is, and all others are safe. A backup may have it whole.',
  otherRules: 'That game was started with another version of the rules, so this cannot be done with it.',
  unreadable: 'That could not be read from disk.',
  storage: 'That could not be saved to disk.',
  defect: 'Something went wrong in the program. Everything saved before is safe.',
  logIncomplete: 'The table is as you left it, but its log is damaged and may leave things out.',
} as const;
