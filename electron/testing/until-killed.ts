import { spawn } from 'node:child_process';

/**
 * Lets a script live for so long after its first word, then kills it as a power cut would.
 * @param milliseconds from its first word on
 * @returns the lines that it said; rejects where it ended by itself
 */
export function untilKilled(
  script: string,
  args: readonly string[],
  milliseconds: number,
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (said === '') setTimeout(() => child.kill('SIGKILL'), milliseconds);
      said += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.on('error', reject);
    child.on('close', (_, signal) => {
      // The last line may be cut by the kill: then it was not said.
      if (signal === 'SIGKILL') resolve(said.split('\n').slice(0, -1));
      else reject(new Error(`${script} ended by itself: ${complaint}`));
    });
  });
}
