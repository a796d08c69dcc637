import { readFileSync, readdirSync } from 'node:fs';

/** What a process has for itself of the computer's memory and its share of what it has with others, in MiB. */
function shareOf(pid: number): number {
  const [, kibibytes = '0'] =
    /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
}

const childrenOf = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

/** What a process and all that come from it take together, in MiB; null where the system does not tell it. */
export function memoryOfAll(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  return shareOf(pid) + childrenOf(pid).reduce((sum, child) => sum + (memoryOfAll(child) ?? 0), 0);
}
