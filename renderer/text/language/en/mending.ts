/** When the games cannot be opened, or the disk fails: what happened, what is safe, what can be done. */
export const mending = {
  title: 'Your games cannot be opened',
  newer: 'A newer version of Alpha/Omega saved them.',
  otherProgram: 'The file belongs to another program.',
  damaged: 'The file is damaged.',
  unusable: 'The file cannot be opened.',
  safe: 'Nothing was changed: the file is exactly as it was.',
  newerCan: 'Start the newer version, or continue with an older backup. The file is kept beside it.',
  otherProgramCan: 'Move that file away, or start fresh. The file is kept beside the new one.',
  damagedCan: 'Continue with a backup, or start fresh. The damaged file is kept beside the new one.',
  unusableCan: 'Fix the cause and try again, or continue with a backup.',
  retry: 'Try again',
  fresh: 'Start fresh, and keep the file',
  freshTitle: 'Start without games?',
  freshNote:
    'The file gets another name and stays in its folder. The program starts without games, decks and campaigns.',
  freshSure: 'Yes, start fresh',
  backups: 'Backups',
  useBackup: 'Use this backup',
  useBackupOf: 'Use this backup, of {day}',
  noBackups: 'There is no backup.',
  where: 'The file',
  details: 'Details',

  causeDiskFull: 'The disk is full. Everything that was saved before is safe. Make room, and try again.',
  causeReadOnly:
    'The folder cannot be written to. Everything saved is safe. Check its permissions, and try again.',
  causeLocked:
    'Another program is using the file. Everything saved is safe. Close that program, and try again.',
  causeDamaged: 'The file is damaged. Your backups are safe: restore one.',
  causeMissing: 'The folder is not there any more. Check that its disk is connected, and try again.',
  causeGone:
    'The saved games were deleted, moved or replaced while the program runs, so this was not saved. Everything saved before is safe: open the games again.',
  reopen: 'Open the games again',
  causeDisk: 'The disk reports an error. Everything that was saved before is safe. Try again.',
} as const;
