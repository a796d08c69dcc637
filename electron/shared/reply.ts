export type TroubleCode =
  | 'badRequest'
  | 'foreignSender'
  | 'rejected'
  /** What it is about is not there any more. */
  | 'gone'
  /** A day that is still to come. */
  | 'notYet'
  /** There are as many of these as are kept. */
  | 'full'
  /** More than goes into one file. */
  | 'tooLarge'
  | 'noSuchGame'
  | 'noSuchCard'
  | 'noSuchDeck'
  | 'illegalDeck'
  | 'damagedSave'
  | 'otherRules'
  | 'unreadable'
  | 'storage'
  | 'defect';

/** Why a call did nothing. `detail` says what and where, for people who report it. */
export interface Trouble {
  readonly code: TroubleCode;
  readonly detail: string;
  /** What the disk has against it, where it is that: people can do something about it. */
  readonly cause?: StorageCause;
}

/** Why a file could not be written or read. */
export type StorageCause = 'diskFull' | 'readOnly' | 'locked' | 'damaged' | 'missing' | 'gone' | 'disk';

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Trouble };
