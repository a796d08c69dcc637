import { lookingInto } from '../../../electron/main/keeping/files.ts';
import { taskRunner } from '../../../electron/main/keeping/run-task.ts';
import type { ParcelFaultCode } from '../../../electron/shared/keeping/parcel-fault.ts';
import { PACKS } from '../../../electron/testing/house.ts';
import { diceOf } from '../../../electron/testing/spoil.ts';
import { spoilings } from '../../../electron/testing/mutated-parcels.ts';
import { inRoot } from '../../tools.ts';

/** What came of one spoilt file. */
export interface Tried {
  readonly name: string;
  readonly seed: number;
  readonly expected: readonly ParcelFaultCode[];
  /** What it was refused for; null where it was taken. */
  readonly code: ParcelFaultCode | null;
  /** In ms, with the beginning of the thread. */
  readonly took: number;
  /** Bytes by which the whole process grew at most while the file was looked into. */
  readonly memory: number;
}

const [from = '1', count = '0'] = process.argv.slice(2);
const runTask = taskRunner(inRoot('out', 'main', 'keeping-worker.js'));
const kinds = spoilings().flatMap(({ what, honest, mutations }) =>
  mutations.map((mutation) => ({ ...mutation, what, honest })),
);

/** The largest that the process is while something is done, beyond what it was before. */
async function growthWhile(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const clock = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  await work();
  clearInterval(clock);
  return Math.max(most, process.memoryUsage.rss()) - before;
}

const tried: Tried[] = [];
for (let index = 0; index < Number(count); index += 1) {
  const seed = Number(from) + index;
  const kind = kinds[seed % kinds.length];
  if (!kind) break;
  const file = kind.spoil(kind.honest, diceOf(seed));
  const began = performance.now();
  let code: ParcelFaultCode | null = null;
  const memory = await growthWhile(async () => {
    const read = await lookingInto(runTask, file, [PACKS]);
    code = read.ok ? null : read.error.code;
  });
  tried.push({
    name: `${kind.what}: ${kind.name}`,
    seed,
    expected: kind.codes,
    code,
    took: performance.now() - began,
    memory,
  });
}
process.send?.(tried);
