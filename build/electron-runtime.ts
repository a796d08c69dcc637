import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type ElectronRuntime =
  | {
      /** `thirdParty` serves development and tests and is never shipped. */
      readonly kind: 'chosen' | 'official' | 'thirdParty';
      readonly dist: string;
      readonly executable: string;
      readonly version: string;
    }
  | { readonly kind: 'none'; readonly reason: string };

export type FoundRuntime = Exclude<ElectronRuntime, { kind: 'none' }>;

export const root = fileURLToPath(new URL('..', import.meta.url));

const decision = fileURLToPath(new URL('../.cache/electron-runtime.json', import.meta.url));

/** The Electron that build/setup.mjs decided on. */
export function electronRuntime(): ElectronRuntime {
  if (!existsSync(decision)) return { kind: 'none', reason: 'Run "node build/setup.mjs dev" first.' };
  const runtime = JSON.parse(readFileSync(decision, 'utf8')) as ElectronRuntime;
  if (runtime.kind === 'none' || existsSync(runtime.executable)) return runtime;
  return { kind: 'none', reason: `${runtime.executable} is gone. Run "node build/setup.mjs dev" again.` };
}

/** Switches the machine makes necessary, never given otherwise. */
export function electronSwitches(): string[] {
  const isRoot = process.getuid?.() === 0;
  const hasGpu = process.platform !== 'linux' || existsSync('/dev/dri');
  return [...(isRoot ? ['--no-sandbox'] : []), ...(hasGpu ? [] : ['--disable-gpu'])];
}

/** A window needs a screen: has this machine none? */
export const needsScreen = (): boolean => process.platform === 'linux' && !process.env['DISPLAY'];
