import { execFileSync } from 'node:child_process';
import { inRoot } from '../../tools.ts';

/** What git says, without the line's end; throws where it fails. */
export const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that is checked out, in short. */
export const commitNow = (): string => git('rev-parse', '--short=12', 'HEAD');

/** The files that are otherwise than at a commit; null where nobody knows it here. */
export function changedSince(commit: string): readonly string[] | null {
  try {
    return git('diff', '--name-only', commit)
      .split('\n')
      .filter((file) => file !== '');
  } catch {
    return null;
  }
}
