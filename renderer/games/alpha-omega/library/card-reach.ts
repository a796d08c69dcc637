/**
 * The ways between the field and the list of one search. Each of them puts its own here as it is drawn; while it is not,
 * nothing happens.
 */
export interface CardReach {
  /** To a card of the list, by its place from 0. */
  toCard: (at: number) => void;
  /** To the field, with what was typed elsewhere. */
  toField: (letters?: string) => void;
}

/** Ways that lead nowhere yet. */
export const cardReach = (): CardReach => ({ toCard: () => undefined, toField: () => undefined });
