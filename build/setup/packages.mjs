import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { inRoot } from './paths.mjs';

const marker = inRoot('node_modules', '.alpha-omega-setup');

/** Another machine's tree has other binaries in it, so the platform is part of what is remembered. */
function wantedMark() {
  const lock = readFileSync(inRoot('package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  const node = JSON.parse(lock.toString()).packages['node_modules/node'].version;
  return `${hash} node-${node} ${process.platform}-${process.arch}\n`;
}

function isInstalled(mark) {
  const node = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(marker) && existsSync(node) && readFileSync(marker, 'utf8') === mark;
}

/** Brings node_modules to exactly what the lock file says, and does nothing when it is there already. */
export function installPackages() {
  const mark = wantedMark();
  if (isInstalled(mark)) return;
  console.log('Installing the packages named in package-lock.json …');
  // A Windows program that is running cannot be deleted, and the Node running this may be one of ours.
  const verb = process.platform === 'win32' && process.execPath.includes('node_modules') ? 'install' : 'ci';
  const { status, error } = npm(
    [verb, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) throw new Error(`npm ${verb} did not succeed${error ? ` (${error.message})` : ''}`);
  writeFileSync(marker, mark);
}
