/** What went wrong, and what the players should know when a game comes back to the table. */
export const trouble = {
  badRequest: 'The table did not understand that.',
  foreignSender: 'That did not come from this window.',
  rejected: 'That choice is no longer open.',
  noSuchGame: 'That game is no longer there.',
  noSuchCard: 'A card of that game is missing.',
  noSuchDeck: 'That deck is no longer there.',
  illegalDeck: 'A deck cannot be played with yet: the deck editor says what is to be mended.',
  damagedSave: 'The saved game is damaged.',
  otherRules: 'That game was begun with another version of the rules.',
  unreadable: 'The games could not be read from disk.',
  storage: 'The game could not be written to disk.',
  defect: 'Something is wrong inside the program; the game is where it was.',
  logIncomplete:
    'The table is as you left it, but the record of how it came to be is damaged: it may leave things out.',
} as const;
