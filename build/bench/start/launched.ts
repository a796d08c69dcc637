import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { electronSwitches } from '../../electron-runtime.ts';
import { memoryOfAll } from './memory.ts';
import { watchFirstPage, type Watched } from './pages.ts';

/** How a program started. */
export interface Started {
  /** From its being started to the first text or picture on the screen, in ms. */
  readonly painted: number;
  /** And until its first page answers a press. */
  readonly answers: number;
  /** What it took once it was at rest, in MiB; null where the system does not tell it. */
  readonly memory: number | null;
}

/** So long after its first page a program is at rest, in ms. */
const AT_REST = 2500;

/** Whoever is no further then is looked at again this often, and given up after so long, in ms. */
const LOOKS = 250;
const PATIENCE = 30_000;

/** Starts a program as somebody would who waits for its first page, and closes it. */
export async function startOnce(executable: string, program: string, userData: string): Promise<Started> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(ELECTRON_|NODE_)/.test(name)),
  );
  const args = [`--user-data-dir=${userData}`, '--remote-debugging-port=0', ...electronSwitches(), program];
  const began = Date.now();
  const child = spawn(executable, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const page = await watchFirstPage(await addressOf(child));
  await pause(AT_REST);
  const { painted, answers } = await firstPage(page, program);
  const memory = memoryOfAll(child.pid ?? 0);
  const gone = once(child, 'exit');
  page.close();
  await gone;
  return { painted: painted - began, answers: answers - began, memory };
}

/** A busy computer may take longer to its first page than another one to its rest. */
async function firstPage(page: Watched, program: string): Promise<{ painted: number; answers: number }> {
  for (let looked = 0; looked < PATIENCE / LOOKS; looked += 1) {
    const { painted, answers } = await page.noted();
    if (painted !== null && answers !== null) return { painted, answers };
    await pause(LOOKS);
  }
  throw new Error(`${program} shows nothing to press`);
}

/** Where the browser in a program listens to developers, which it says at its start. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    stderr?.once('end', () => {
      reject(new Error(`the program ended: ${said}`));
    });
  });
}
