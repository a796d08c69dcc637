export interface Skip {
  readonly test: string;
  readonly reason: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly Skip[];
  /** What a person needs to see of a failure that has not been on the screen yet. */
  readonly said?: string;
}

/** A step that either holds or does not counts as one test. */
export const check = (holds: boolean, said: string): Outcome =>
  holds ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 1, skipped: [], said };

/** What the whole run comes to, in one line. */
export function lastLine(outcomes: readonly Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const skipped = sum((outcome) => outcome.skipped.length);
  const counted = `${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed`;
  return skipped > 0 ? `${counted}, ${skipped} skipped` : counted;
}
