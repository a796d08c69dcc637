import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { root } from './paths.mjs';

/**
 * The machine's own npm, with its own configuration. The project's Node is taken off the path, because
 * installing replaces it while it would be running.
 */
export function npm(args, options = {}) {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !/node_modules[\\/]\.bin/.test(entry))
    .join(delimiter);
  const { PATH: _, Path: __, ...env } = process.env;
  return spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...env, PATH: path },
    ...options,
  });
}
