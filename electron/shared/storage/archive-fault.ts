/** What is wrong with a file that came in. Each has its own sentence in the window. */
export type ArchiveFaultCode =
  // Nothing of it could be read: it is a folder, or gone.
  | 'unread'
  // What the bytes are.
  | 'empty'
  | 'tooLarge'
  | 'notAnArchive'
  | 'cut'
  | 'broken'
  | 'altered'
  // How it is packed.
  | 'encrypted'
  | 'method'
  | 'tooMany'
  | 'entryName'
  | 'twice'
  | 'bomb'
  | 'checksum'
  // What is in it.
  | 'manifest'
  | 'newer'
  | 'otherKind'
  // It is whole, and for those who make the program.
  | 'report'
  | 'missing'
  | 'unexpected'
  | 'hash'
  | 'notUtf8'
  | 'notJson'
  | 'keyTwice'
  | 'forbiddenKey'
  | 'tooDeep'
  | 'tooLong'
  | 'shape'
  | 'content'
  // It could not be looked through within its time and room.
  | 'tooMuchWork';

/** Why a file is refused, and where: which entry of it, and where within that. */
export interface ArchiveFault {
  readonly code: ArchiveFaultCode;
  /** The entry's name as the file has it, cut where it is endless; null where it is about the whole file. */
  readonly entry: string | null;
  /** Where in the entry's JSON, for example `records.3.answer`; empty at its root. */
  readonly path: string;
  /** For people who report it. */
  readonly detail: string;
}

/** What an archive holds. A report goes out only. */
export type ArchiveKind = 'save' | 'deck' | 'pack' | 'report';
