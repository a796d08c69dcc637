// Runs before every other script, on whatever Node the machine has: plain JavaScript, nothing but Node.
import { decideElectron } from './setup/electron.mjs';
import { installPackages } from './setup/packages.mjs';
import { hasDisplay, installSystemPackages, missingForElectron } from './setup/system.mjs';

const needs = {
  start: () => (hasDisplay() ? ['electron', 'desktop'] : []),
  dev: () => ['electron', 'desktop'],
  test: () => ['electron', 'desktop', 'testing'],
  gallery: () => ['desktop', 'testing'],
  package: () => ['electron'],
};

async function setUp(wanted) {
  installPackages();
  if (wanted.includes('desktop')) installSystemPackages({ testing: wanted.includes('testing') });
  if (!wanted.includes('electron')) return;
  const runtime = await decideElectron();
  if (runtime.kind === 'none' || !wanted.includes('desktop')) return;
  for (const line of missingForElectron(runtime)) console.error(line);
}

const task = process.argv[2] ?? 'build';

try {
  await setUp(needs[task]?.() ?? []);
} catch (error) {
  console.error(`Setting up for "${task}" failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
