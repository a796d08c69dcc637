import { setTimeout as turn } from 'node:timers/promises';

/**
 * Looks again and again, with a little rest in between that decides nothing, until it finds what it looks for. What never comes
 * ends with the test's own time.
 * @returns what it found
 */
export async function until<T>(look: () => T, isFound: (found: T) => boolean): Promise<T> {
  for (let found = look(); ; found = look()) {
    if (isFound(found)) return found;
    await turn(5);
  }
}
