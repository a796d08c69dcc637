import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Platform, build, type CliOptions } from 'electron-builder';
import { electronRuntime, root, type FoundRuntime } from './electron-runtime.ts';
import { ensureBuilt } from './fresh.ts';
import { binaryOf, fusesIn, wrongFuses } from './fuses.ts';
import { writeNotices } from './notices/notices.ts';
import { shippedPackages } from './notices/shipped.ts';
import { packagerLog, withNothingLeftOut } from './packager-log.ts';
import { inRoot } from './tools.ts';

const isRelease = process.env['ALPHA_OMEGA_RELEASE'] === '1';

/** A development package lies where nobody takes it for the real one. */
function outputFolder(runtime: FoundRuntime): string {
  if (isRelease) return 'dist/release';
  return runtime.kind === 'official' ? 'dist/unsigned' : 'dist/development-only';
}

function executableIn(folder: string): string {
  if (process.platform === 'win32') return join(folder, 'win-unpacked', 'alpha-omega.exe');
  if (process.platform === 'linux') {
    return join(
      folder,
      process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`,
      'alpha-omega',
    );
  }
  const mac = process.arch === 'x64' ? 'mac' : `mac-${process.arch}`;
  return join(folder, mac, 'Alpha Omega.app', 'Contents', 'MacOS', 'Alpha Omega');
}

function explain(runtime: FoundRuntime): void {
  if (runtime.kind === 'official') return;
  console.log(
    'This is a DEVELOPMENT PACKAGE: the Electron in it does not come from the Electron project. ' +
      'Never hand it to anybody.',
  );
}

const versionOf = (manifest: string): string =>
  (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version;

/** Packages the app around the Electron that was found and returns the program, or null if that failed. */
async function packageApp(): Promise<string | null> {
  const runtime = electronRuntime();
  if (runtime.kind === 'none') {
    console.error(runtime.reason);
    return null;
  }
  if (isRelease && runtime.kind !== 'official') {
    console.error('A release is made with the official Electron only, and this checkout does not have it.');
    return null;
  }
  if ((await ensureBuilt()) !== 0) return null;
  writeNotices(shippedPackages(), versionOf(inRoot('package.json')));
  const output = outputFolder(runtime);
  rmSync(inRoot(output), { recursive: true, force: true });
  const options: CliOptions = {
    projectDir: root,
    publish: 'never',
    targets: isRelease ? Platform.current().createTarget() : Platform.current().createTarget('dir'),
    config: {
      extends: inRoot('build', 'electron-builder.yml'),
      directories: { output },
      electronDist: runtime.dist,
      electronVersion: readFileSync(join(runtime.dist, 'version'), 'utf8').trim().replace(/^v/, ''),
      // The test drives the package through the inspector, which a player has no use for.
      electronFuses: { enableNodeCliInspectArguments: !isRelease },
    },
  };
  await withNothingLeftOut(packagerLog(), () => build(options));
  explain(runtime);
  const executable = executableIn(inRoot(output));
  const wrong = wrongFuses(fusesIn(binaryOf(executable)), isRelease);
  if (wrong.length === 0) return executable;
  console.error(`The package has other fuses than it should (build/fuses.ts): ${wrong.join('; ')}.`);
  return null;
}

if (import.meta.main) {
  const executable = await packageApp();
  if (executable) console.log(executable);
  // Said aloud: a hook of the packager ends whatever is left to end by itself as if all were well.
  process.exit(executable ? 0 : 1);
}
