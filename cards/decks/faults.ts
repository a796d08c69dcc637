/** Why something is no deck at all. The code is for the window's words, `detail` says what and where. */
export type DeckFaultCode =
  /** There is nothing to read. */
  | 'nothing'
  | 'tooLong'
  | 'notACode'
  /** A share code or file of a newer program. */
  | 'newer'
  /** The share code has no end. */
  | 'cut'
  /** A sign of the share code is another than was sent. */
  | 'wrongChecksum'
  /** The share code is whole and says what no deck says. */
  | 'malformed'
  | 'notJson'
  /** JSON, but not that of a deck. */
  | 'notADeck';

export interface DeckFault {
  readonly code: DeckFaultCode;
  readonly detail: string;
}
