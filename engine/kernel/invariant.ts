/** A defect of the program itself, never of a player's input. Whoever holds the game keeps its last good state. */
export class InvariantError extends Error {
  readonly detail: unknown;

  constructor(message: string, detail?: unknown) {
    super(message);
    this.name = 'InvariantError';
    this.detail = detail;
  }
}

/**
 * Throws an {@link InvariantError} unless `condition` holds. What differs from case to case is the `detail`, which goes into
 * the crash report: a message put together at each check would be paid for by every check that holds.
 */
export function invariant(condition: unknown, message: string, detail?: unknown): asserts condition {
  if (condition === false || condition === null || condition === undefined)
    throw new InvariantError(message, detail);
}
