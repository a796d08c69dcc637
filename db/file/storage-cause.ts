/** Why something could not be written or read: what somebody can do about it differs. */
export type StorageCause = 'diskFull' | 'readOnly' | 'locked' | 'damaged' | 'missing' | 'gone' | 'disk';

const CAUSES: readonly (readonly [RegExp, StorageCause])[] = [
  [/^(?:SQLITE_FULL|SQLITE_IOERR_WRITE_FULL|ENOSPC|EDQUOT|EFBIG)/, 'diskFull'],
  [/^(?:SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|SQLITE_AUTH|EACCES|EPERM|EROFS)/, 'readOnly'],
  [/^(?:SQLITE_BUSY|SQLITE_LOCKED|EBUSY|ETXTBSY)/, 'locked'],
  [/^(?:SQLITE_CORRUPT|SQLITE_NOTADB)/, 'damaged'],
  [/^(?:ENOENT|ENOTDIR)/, 'missing'],
  [/^GAMES_GONE/, 'gone'],
];

/** The cause that an error code of SQLite or of the system stands for. */
export const storageCause = (code: string): StorageCause =>
  CAUSES.find(([pattern]) => pattern.test(code))?.[1] ?? 'disk';
