import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { forgetShipped } from './notices/shipped.ts';
import { inRoot, runTool } from './tools.ts';

const sources = ['engine', 'cards', 'db', 'electron', 'renderer', 'build', 'package-lock.json'];
const notBuilt = /\.test\.ts$|^(terminal|testing|canary)$/;

/** A folder's own time counts too: that is where a deleted file shows. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path).filter((name) => !notBuilt.test(name));
  return Math.max(stat.mtimeMs, ...names.map((name) => newest(join(path, name))));
}

function isFresh(): boolean {
  const outputs = ['main/start.js', 'preload/index.cjs', 'renderer/index.html'].map((name) =>
    inRoot('out', name),
  );
  if (!existsSync(inRoot('.cache', 'shipped'))) return false;
  if (!outputs.every((file) => existsSync(file))) return false;
  const oldest = Math.min(...outputs.map((file) => statSync(file).mtimeMs));
  return sources.every((source) => newest(inRoot(source)) < oldest);
}

/** Builds the app into out/, and gives the builder's exit code. */
export const buildApp = (): Promise<number> => {
  forgetShipped();
  return runTool('electron-vite', [
    'build',
    '--config',
    'build/electron.vite.config.ts',
    '--logLevel',
    'warn',
  ]);
};

/** Builds the app unless what is in out/ is newer than everything it is made from. */
export const ensureBuilt = (): Promise<number> => (isFresh() ? Promise.resolve(0) : buildApp());
