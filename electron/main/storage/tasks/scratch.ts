import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../../ipc/trouble.ts';

/** The process whose folder it is stands in its name: nobody else takes it away while that one lives. */
const NAME = /^alpha-omega-scratch-(\d{1,10})-\w+$/;

/** Earlier programs named no process: what lies there for a day, in ms, is nobody's any more. */
const EARLIER_NAME = /^alpha-omega-[A-Za-z0-9]{6}$/;
const DAY = 24 * 60 * 60 * 1000;

/** An empty folder for what has to lie on the disk to be looked at; whoever asks for it lets it go. */
export const scratchFolder = (): Promise<string> =>
  mkdtemp(join(tmpdir(), `alpha-omega-scratch-${String(process.pid)}-`));

/**
 * Takes away the scratch folders of programs that were ended before they could. Several may do so at once. It never fails: what
 * lies there is only in the way.
 */
export function sweepScratch(folder = tmpdir(), now = new Date()): void {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    console.warn(`nothing is swept: ${messageOf(error)}`);
    return;
  }
  for (const name of names) {
    try {
      if (isLeft(folder, name, now)) rmSync(join(folder, name), { recursive: true, force: true });
    } catch (error) {
      // Of another person, or held by somebody: it is theirs to take away.
      console.warn(`${name} cannot be taken away: ${messageOf(error)}`);
    }
  }
}

function isLeft(folder: string, name: string, now: Date): boolean {
  const owner = NAME.exec(name)?.[1];
  if (owner !== undefined) return !isAlive(Number(owner));
  return EARLIER_NAME.test(name) && isEarlier(join(folder, name), now);
}

/** Is it a folder of an earlier program? It held one pack or none; another that is called alike holds other things. */
function isEarlier(path: string, now: Date): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true || now.getTime() - found.mtimeMs < DAY) return false;
  const inside = readdirSync(path, { withFileTypes: true });
  return inside.length <= 1 && inside.every((entry) => entry.isDirectory());
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
