/** A defect of the program itself, never of a player's input. Whoever holds the game keeps its last good state. */
export class InvariantError extends Error {
  readonly detail: unknown;

  constructor(message: string, detail?: unknown) {
    super(message);
    this.name = 'InvariantError';
    this.detail = detail;
  }
}

/** Throws an {@link InvariantError} unless `condition` holds. `detail` goes into the crash report. */
export function invariant(condition: unknown, message: string, detail?: unknown): asserts condition {
  if (condition === false || condition === null || condition === undefined)
    throw new InvariantError(message, detail);
}
