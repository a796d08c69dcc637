/** What the program says outside its window: while there is none, or when it has failed. */
export const WORDS = {
  cannotOpen: 'Alpha/Omega cannot open its games',
  openIssue: {
    newer: 'They were saved by a newer version of Alpha/Omega. Start that version, or install it again.',
    damaged:
      'The file is damaged. Nothing was changed; put a copy of it in its place, or move it away to begin anew.',
    otherProgram: 'The file belongs to another program. Nothing was changed; move it away to begin anew.',
    unusable:
      'The file cannot be opened. Look at whether its folder can be written to and the disk has room.',
  },
  defect: 'Alpha/Omega has met a defect and must close. Your games are safe: every answer is on disk.',
  windowGone: 'The window has stopped working. Your games are safe: every answer is on disk.',
  reload: 'Open it again',
  quit: 'Quit',
  menu: { game: 'Game', view: 'View', help: 'Help', about: 'About Alpha/Omega' },
} as const;
