/** What went wrong, and what the players should know when a game comes back to the table. */
export const trouble = {
  badRequest: 'The program did not understand that, or it was too much at once.',
  foreignSender: 'That did not come from this window.',
  rejected: 'That choice is no longer open.',
  gone: 'What that was about is no longer there.',
  notYet:
    'By the clock of this computer, that day is still to come. Set the clock right, or wait for the day.',
  full: 'There are as many of these as can be kept. Remove one first.',
  tooLarge: 'That is more than one file can hold. Export less at once.',
  noSuchGame: 'That game is no longer there.',
  noSuchCard: 'A card for this is missing, or does not belong in it.',
  noSuchDeck: 'That deck is no longer there.',
  illegalDeck: 'A deck cannot be played with yet: the deck editor says what is to be mended.',
  damagedSave:
    'The saved game is damaged. It stays as it is, and all others are safe. A backup may have it whole.',
  otherRules:
    'That game was begun with another version of the rules, so that this cannot be done with it. It stays as it is.',
  unreadable: 'That could not be read from disk.',
  storage: 'That could not be written to disk.',
  defect: 'Something is wrong inside the program. Everything that was saved before is safe.',
  logIncomplete:
    'The table is as you left it, but the record of how it came to be is damaged: it may leave things out.',
} as const;
