import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ElectronApplication, type Page, _electron } from '@playwright/test';
import { electronRuntime, electronSwitches, needsScreen, root } from './electron-runtime.ts';
import { ensureBuilt } from './fresh.ts';
import { run } from './tools.ts';

/**
 * Runs `work` with a built program and a screen; on a machine without one, once more inside a virtual one.
 * @param size of the virtual screen, in pixels
 */
export async function onScreen(work: () => Promise<void>, size = '1920x1080'): Promise<void> {
  if (needsScreen()) {
    const again = [process.execPath, ...process.argv.slice(1)];
    process.exitCode = await run('xvfb-run', ['-a', '-s', `-screen 0 ${size}x24`, ...again]);
    return;
  }
  if ((await ensureBuilt()) !== 0) throw new Error('the program does not build');
  await work();
}

/** Runs `work` with an empty folder for the program's own files, which is gone afterwards. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-omega-run-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the built program. */
export async function start(userData: string): Promise<{ app: ElectronApplication; window: Page }> {
  const runtime = electronRuntime();
  if (runtime.kind === 'none') throw new Error(runtime.reason);
  const env = Object.entries(process.env).filter(([name]) => !/^(ELECTRON_|NODE_)/.test(name));
  const app = await _electron.launch({
    executablePath: runtime.executable,
    args: [`--user-data-dir=${userData}`, ...electronSwitches(), root],
    env: Object.fromEntries(env) as Record<string, string>,
  });
  return { app, window: await app.firstWindow() };
}
