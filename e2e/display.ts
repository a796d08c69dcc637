import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A screen that nobody sees. */
export interface Screen {
  /** What a program is told to open its windows there, as in `:99`. */
  readonly display: string;
  readonly close: () => Promise<void>;
}

const gone = (screen: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    screen.once('exit', () => resolve());
    screen.kill();
  });

/**
 * Opens a virtual screen under a number that nobody else has; whoever opens windows there has the keyboard and the
 * clipboard for himself. Fails where the machine has no Xvfb.
 */
export async function openScreen(): Promise<Screen> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said = createInterface({ input: screen.stdio[3] as Readable });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with code ${String(code)}`)));
    said.once('line', resolve);
  });
  said.close();
  return { display: `:${number.trim()}`, close: () => gone(screen) };
}
