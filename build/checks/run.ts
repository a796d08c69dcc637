import { spawn } from 'node:child_process';
import { root } from '../electron-runtime.ts';

export interface Finished {
  readonly code: number;
  readonly output: string;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly minutes?: number;
  /** Shows the output as it comes, for the steps that take long enough to be watched. */
  readonly live?: boolean;
}

/** The programs write to a pipe, so they are told what stands at its end. */
function terminalEnv(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
  return { ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...extra };
}

/** Runs a program with everything it starts, and ends all of it when it takes too long. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<Finished> {
  const { env = {}, minutes = 5, live = false } = options;
  const isPosix = process.platform !== 'win32';
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, detached: isPosix, env: terminalEnv(env) });
    const pieces: string[] = [];
    const end = (): void => {
      if (child.pid === undefined) return;
      if (isPosix) process.kill(-child.pid, 'SIGKILL');
      else child.kill();
    };
    const take = (piece: Buffer): void => {
      pieces.push(piece.toString());
      if (live) process.stdout.write(piece);
    };
    const interrupted = (): void => {
      end();
      process.exit(130);
    };
    process.once('SIGINT', interrupted);
    process.once('SIGTERM', interrupted);
    const timer = setTimeout(() => {
      take(Buffer.from(`\nEnded after ${minutes} minutes.\n`));
      end();
    }, minutes * 60_000);
    const finish = (code: number): void => {
      clearTimeout(timer);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
      resolve({ code, output: pieces.join('') });
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => {
      take(Buffer.from(`${command}: ${error.message}\n`));
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
