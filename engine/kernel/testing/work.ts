/** So often something is done at most, until it takes no more than it may. */
const TIMES = 3;

/** What was done, and what it took of this thread's processor time, in ms. */
export interface Worked<T> {
  readonly done: T;
  readonly took: number;
}

/** A text of a fixed kind, for {@link yardstick}. */
const WORDS = Array.from({ length: 4000 }, (_, index) => `word ${String((index * 7919) % 4001)}`);

/**
 * What {@link yardstick} takes of the processor for which limits are set, while nothing else runs, in ms: long enough for systems
 * that count a thread's time in steps of 4 ms.
 */
const YARDSTICK_MS = 40;

/** Does the same work each time: texts written, read, taken apart and put in order, as by what is measured with it. */
function yardstick(): number {
  const before = process.threadCpuUsage();
  for (let times = 0; times < 20; times += 1) {
    const read = JSON.parse(JSON.stringify(WORDS)) as readonly string[];
    read
      .join('\n')
      .split(/\s+/u)
      .toSorted((a, b) => (a < b ? -1 : 1));
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** How many times as long as it should this processor takes just now: beside busy programs the same work counts up to three times. */
export const slowness = (): number => Math.max(1, yardstick() / YARDSTICK_MS);

/** Code that Stryker can change in thousands of places does many times the work: a limit then finds what runs away, no more. */
const INSTRUMENTED = process.env['MUTANTS_FOLDER'] === undefined ? 1 : 10;

async function worked<P, T>(prepare: () => P, act: (ready: Awaited<P>) => T): Promise<Worked<Awaited<T>>> {
  const ready = await prepare();
  const before = process.threadCpuUsage();
  const done = await act(ready);
  const { user, system } = process.threadCpuUsage(before);
  return { done, took: (user + system) / 1000 / INSTRUMENTED };
}

/**
 * The work of something in all its turns. What takes too long is done again, measured against the same work before and after it,
 * and the least counts: code that is compiled and memory that is swept while it is measured are so once, and a limit speaks of a
 * processor that is left alone.
 * @param most what it may take, in ms of such a processor
 * @returns what was done last, and the least that it took
 */
export const leastWork = <T>(most: number, act: () => T): Promise<Worked<Awaited<T>>> =>
  leastWorkWith(most, () => undefined, act);

/** The same of something that each time needs something made ready, which is not measured. */
export async function leastWorkWith<P, T>(
  most: number,
  prepare: () => P,
  act: (ready: Awaited<P>) => T,
): Promise<Worked<Awaited<T>>> {
  let last = await worked(prepare, act);
  let least = last.took;
  for (let times = 1; times < TIMES && least >= most; times += 1) {
    const before = slowness();
    last = await worked(prepare, act);
    least = Math.min(least, (2 * last.took) / (before + slowness()));
  }
  return { done: last.done, took: least };
}
