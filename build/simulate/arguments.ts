import { fail, ok, type Result } from '../../engine/index.ts';

/** What an argument is refused with; caught where it becomes a `Result`. */
export class Refusal extends Error {}

/** What comes of reading arguments, or the sentence that they are refused with. */
export function readOrRefused<T>(read: () => T): Result<T, string> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Refusal) return fail(error.message);
    throw error;
  }
}

export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Refusal(`${option} is "${text}", and must be a whole number from ${least} to ${most}.`);
}

export function oneOf<T extends string>(option: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === text);
  if (found !== undefined) return found;
  throw new Refusal(`${option} is "${text}", and must be one of: ${allowed.join(', ')}.`);
}
