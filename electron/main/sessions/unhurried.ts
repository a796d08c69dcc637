import { setImmediate } from 'node:timers/promises';
import type { InParts } from '../../../engine/kernel/in-parts.ts';

/** So long main works, in ms, before it hears whoever else wants something. */
const PART = 8;

/** Does work in parts, and hears others between them. */
export async function unhurried<T>(work: InParts<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + PART;
    do {
      const part = work.next();
      if (part.done === true) return part.value;
    } while (performance.now() < until);
    await setImmediate();
  }
}
