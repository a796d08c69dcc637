import { readdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The process whose folder it is stands in its name: nobody else takes it away while that one lives. */
const NAME = /^alpha-omega-scratch-(\d{1,10})-\w+$/;

/** An empty folder for what has to lie on the disk to be looked at; whoever asks for it lets it go. */
export const scratchFolder = (): Promise<string> =>
  mkdtemp(join(tmpdir(), `alpha-omega-scratch-${String(process.pid)}-`));

/** Takes away the scratch folders of programs that were ended before they could. Several may do so at once. */
export function sweepScratch(folder = tmpdir()): void {
  for (const name of readdirSync(folder)) {
    const owner = NAME.exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      // Of another person, or held by somebody: it is theirs to take away.
      console.warn(`${name} cannot be taken away: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of another person lives and cannot be asked.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
