/** So often something is done at most, until it takes no more than it may. */
const TIMES = 3;

/** What was done, and what it took of this thread's processor time, in ms. */
export interface Worked<T> {
  readonly done: T;
  readonly took: number;
}

async function worked<P, T>(prepare: () => P, act: (ready: Awaited<P>) => T): Promise<Worked<Awaited<T>>> {
  const ready = await prepare();
  const before = process.threadCpuUsage();
  const done = await act(ready);
  const { user, system } = process.threadCpuUsage(before);
  return { done, took: (user + system) / 1000 };
}

/**
 * The work of something in all its turns. What takes too long is done again, and the least counts: code that is compiled and
 * memory that is swept while it is measured are so once, and beside busy programs a processor counts the same work as up to three
 * times as much.
 * @param most what it may take, in ms of the processor
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
    last = await worked(prepare, act);
    least = Math.min(least, last.took);
  }
  return { done: last.done, took: least };
}
