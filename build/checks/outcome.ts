import { stripVTControlCharacters } from 'node:util';

export interface Skip {
  readonly test: string;
  readonly reason: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly Skip[];
  /** Are these tests of another step, run once more in another way? They fail the run, and are no more tests. */
  readonly isRepeat?: boolean;
  /** Each test that failed, in a line. */
  readonly failures?: readonly string[];
  /** What a person needs to see of a failure that has not been on the screen yet. */
  readonly said?: string;
}

/** A test that failed, and the first line of why: what is read where the rest of a long output is cut off. */
export const failureOf = (test: string, why = 'no reason given'): string =>
  `${test}: ${stripVTControlCharacters(why).split('\n', 1).join('')}`;

/** Why a test that is to fail has failed the run: whatever breaks it further is not noticed, as with one that is skipped. */
export const expectedToFail = (test: string): string => `Expected to fail, which shows nothing: ${test}`;

/** A step that either holds or does not counts as one test. */
export const check = (holds: boolean, said: string): Outcome =>
  holds ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 1, skipped: [], said };

/** What the whole run comes to, in one line. */
export function lastLine(outcomes: readonly Outcome[]): string {
  const sum = (of: readonly Outcome[], count: (outcome: Outcome) => number): number =>
    of.reduce((total, outcome) => total + count(outcome), 0);
  const once = outcomes.filter(({ isRepeat = false }) => !isRepeat);
  const skipped = sum(once, (outcome) => outcome.skipped.length);
  const counted = `${sum(once, ({ passed }) => passed)} passed, ${sum(outcomes, ({ failed }) => failed)} failed`;
  return skipped > 0 ? `${counted}, ${skipped} skipped` : counted;
}
