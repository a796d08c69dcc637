import { execFileSync } from 'node:child_process';
import { root } from '../electron-runtime.ts';

/** Each commit tries what comes after that of the one before it; a copy without a history goes by the day. */
function sampleNow(): string {
  try {
    const args = ['rev-list', '--count', 'HEAD'];
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return String(Math.floor(Date.now() / 86_400_000));
  }
}

/**
 * Chooses which sample this run tries of what is too much for every run, unless the environment does (`SAMPLE`), for all
 * programs that are started from now on.
 * @returns what says so, and how all is tried
 */
export function chooseSample(): string {
  const sample = (process.env['SAMPLE'] ??= sampleNow());
  return `Of what is too much for every run, sample ${sample} was tried: again with SAMPLE=${sample}, all with SAMPLE=all`;
}
