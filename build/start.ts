import { electronRuntime, electronSwitches } from './electron-runtime.ts';
import { ensureBuilt } from './fresh.ts';
import { hasDisplay, missingForElectron } from './setup/system.mjs';
import { inRoot, run } from './tools.ts';

/** Asks for a game that plays itself in the terminal, where there is a display too. */
const IN_TERMINAL = '--terminal';

const args = process.argv.slice(2).filter((arg) => arg !== IN_TERMINAL);
const isAskedFor = process.argv.includes(IN_TERMINAL);

async function startInTerminal(): Promise<number> {
  if (!isAskedFor)
    console.log('There is no display to open a window on, so a game plays itself here in the terminal.');
  return run(process.execPath, [inRoot('renderer', 'terminal', 'main.ts'), ...args]);
}

async function startWindow(): Promise<number> {
  const runtime = electronRuntime();
  if (runtime.kind === 'none') {
    console.error(runtime.reason);
    return 1;
  }
  const missing = missingForElectron(runtime);
  if (missing.length > 0) {
    console.error(missing.join('\n'));
    return 1;
  }
  const built = await ensureBuilt();
  if (built !== 0) return built;
  // Set by some editors for their own use; with it, Electron would be a plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  return run(runtime.executable, [...electronSwitches(), inRoot(), ...args], { env });
}

process.exitCode = await (hasDisplay() && !isAskedFor ? startWindow() : startInTerminal());
