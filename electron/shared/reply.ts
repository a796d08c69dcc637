export type TroubleCode =
  | 'badRequest'
  | 'foreignSender'
  | 'rejected'
  | 'noSuchGame'
  | 'noSuchCard'
  | 'noSuchDeck'
  | 'damagedSave'
  | 'otherRules'
  | 'unreadable'
  | 'storage'
  | 'defect';

/** Why a call did nothing. `detail` says what and where, for people who report it. */
export interface Trouble {
  readonly code: TroubleCode;
  readonly detail: string;
}

export type Reply<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Trouble };
