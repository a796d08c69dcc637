/** When the games cannot be opened, or the disk fails: what happened, what is safe, what can be done. */
export const mending = {
  title: 'Your games cannot be opened',
  newer: 'A newer version of Alpha/Omega saved them.',
  otherProgram: 'The file belongs to another program.',
  damaged: 'The file is damaged.',
  unusable: 'The file cannot be opened.',
  safe: 'Nothing was changed: the file is exactly as it was.',
  newerCan: 'Start the newer version, or go on with an older backup. The file is kept beside it.',
  otherProgramCan: 'Move that file away, or begin anew. The file is kept beside the new one.',
  damagedCan: 'Go on with a backup, or begin anew. The damaged file is kept beside the new one.',
  unusableCan: 'Try again when that is mended, or go on with a backup.',
  retry: 'Try again',
  fresh: 'Begin anew, and keep the file',
  freshTitle: 'Begin with no games?',
  freshNote:
    'The file gets another name and stays in its folder. The program begins without games, decks and campaigns.',
  freshSure: 'Yes, begin anew',
  backups: 'Backups',
  useBackup: 'Go on with the backup',
  useBackupOf: 'Go on with the backup of {day}',
  noBackups: 'There is no backup.',
  where: 'The file',
  details: 'For a report',

  causeDiskFull: 'The disk is full. Everything that was saved before is safe. Make room, and try again.',
  causeReadOnly:
    'The place cannot be written to. Everything that is saved is safe. See who may write there, and try again.',
  causeLocked:
    'Another program holds the file. Everything that is saved is safe. Close that program, and try again.',
  causeDamaged: 'The file is damaged. What is in the backups is safe: put one back.',
  causeMissing: 'The place is not there any more. See whether its disk is connected, and try again.',
  causeGone:
    'The file of games was deleted, moved or replaced while the program runs, so this was not saved. Everything saved before is safe: open the games again.',
  reopen: 'Open the games again',
  causeDisk: 'The disk reports an error. Everything that was saved before is safe. Try again.',
} as const;
