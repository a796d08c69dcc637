/** A seat at a table as it is set up, whatever is played there; a game may give it more. */
export interface Seat {
  /** The same seat, wherever it is moved. */
  readonly key: number;
  /** As it was typed; empty for the usual one. */
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The remembered player who sits there. */
  readonly profile: string | null;
}
