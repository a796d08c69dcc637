import { electronRuntime, electronSwitches } from './electron-runtime.ts';
import { runTool } from './tools.ts';

const runtime = electronRuntime();
if (runtime.kind === 'none') {
  console.error(runtime.reason);
  process.exit(1);
}

process.exitCode = await runTool(
  'electron-vite',
  [
    '--config',
    'build/electron.vite.config.ts',
    '--watch',
    '--',
    ...electronSwitches(),
    ...process.argv.slice(2),
  ],
  { env: { ...process.env, ELECTRON_EXEC_PATH: runtime.executable } },
);
