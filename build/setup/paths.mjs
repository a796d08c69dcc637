import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const inRoot = (...parts) => join(root, ...parts);

/** Outside the checkout, so that a second checkout and the next `npm ci` both find it again. */
export const userCache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'alpha-omega');

/** What was decided about Electron, for everything that starts it. */
export const decisionFile = inRoot('.cache', 'electron-runtime.json');
