import { spawn } from 'node:child_process';
import type { Launching } from './app.ts';

/**
 * Starts the program beside the test library, as a person would who double-clicks it or a file of it.
 * @param words what stands after the program on its command line
 * @returns the code that it ends with, once it does
 */
export function startBy(
  { executable, args }: Launching['program'],
  userData: string,
  words: readonly string[] = [],
): Promise<number | null> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('ELECTRON_')),
  );
  const child = spawn(executable, [`--user-data-dir=${userData}`, ...args, ...words], {
    stdio: 'ignore',
    env,
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
}
