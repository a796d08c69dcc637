/** What went wrong, and what the players should know when a game comes back to the table. */
export declare const trouble: {
    readonly badRequest: 'The program did not understand that, or it was too much at once.';
    readonly foreignSender: 'That did not come from this window.';
    readonly rejected: 'That choice is no longer available.';
    readonly gone: 'That is no longer there.';
    readonly notYet: 'By the clock of this computer, that day is still to come. Set the clock right, or wait for the day.';
    readonly full: 'You have as many of these as can be kept. Delete one first.';
    readonly tooLarge: 'That is too much for one file. Export less at once.';
    readonly noSuchGame: 'That game no longer exists.';
    readonly noSuchCard: 'A card for this is missing, or does not belong in it.';
    readonly noSuchDeck: 'That deck no longer exists.';
    readonly illegalDeck: 'A deck is not playable yet: the deck editor shows its problems.';
    readonly damagedSave: 'The saved game is damaged. It stays as it is, and all others are safe. A backup may have it whole.';
    readonly otherRules: 'That game was started with another version of the rules, so this cannot be done with it.';
    readonly unreadable: 'That could not be read from disk.';
    readonly storage: 'That could not be saved to disk.';
    readonly defect: 'Something went wrong in the program. Everything saved before is safe.';
    readonly logIncomplete: 'The table is as you left it, but its log is damaged and may leave things out.';
};
