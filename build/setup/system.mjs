import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const forDesktop = ['libgtk-3-0', 'libnss3', 'libgbm1', 'libasound2'];
const forTests = ['xvfb', 'xauth', 'chromium', 'fonts-dejavu-core'];

const isLinux = process.platform === 'linux';
const isDebian = () => isLinux && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
const isRoot = () => process.getuid?.() === 0;

/** Windows and macOS always have a screen to show a window on. */
export const hasDisplay = () => !isLinux || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

function run(command, args, options = {}) {
  return spawnSync(command, args, { encoding: 'utf8', ...options });
}

function isInstalled(name) {
  const { stdout } = run('dpkg-query', ['-W', '-f=${Status}\n', name, `${name}t64`]);
  return stdout.includes('install ok installed');
}

/** Newer Debians give some libraries a longer name. */
function currentName(name) {
  const exists = (candidate) => run('apt-cache', ['show', '--no-all-versions', candidate]).status === 0;
  return !exists(name) && exists(`${name}t64`) ? `${name}t64` : name;
}

function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args];
  return run('apt-get', options, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Installs what Electron and the tests need from the system, or says what a person has to install. */
export function installSystemPackages({ testing }) {
  if (!isDebian()) return;
  const missing = [...forDesktop, ...(testing ? forTests : [])].filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  if (!isRoot()) {
    console.error(
      `Debian packages are missing. To install them: sudo apt-get install -y ${missing.join(' ')}`,
    );
    return;
  }
  console.log(`Installing Debian packages: ${missing.join(' ')} …`);
  aptGet(['update']);
  if (!aptGet(['install', '-y', '--no-install-recommends', ...missing.map(currentName)])) {
    console.error(`apt-get could not install: ${missing.join(' ')}`);
  }
}

const packageOf = {
  'libgtk-3.so.0': 'libgtk-3-0',
  'libatk-1.0.so.0': 'libgtk-3-0',
  'libnss3.so': 'libnss3',
  'libnspr4.so': 'libnss3',
  'libgbm.so.1': 'libgbm1',
  'libasound.so.2': 'libasound2',
};

/** Lines that say which shared libraries Electron would not find, and what brings them. */
export function missingForElectron({ executable }) {
  if (!isLinux) return [];
  const { stdout } = run('ldd', [executable]);
  const libraries = (stdout ?? '')
    .split('\n')
    .filter((line) => line.includes('not found'))
    .map((line) => line.trim().split(' ')[0]);
  if (libraries.length === 0) return [];
  const packages = new Set(libraries.map((library) => packageOf[library]).filter(Boolean));
  const hint = packages.size > 0 ? [...packages] : forDesktop;
  return [
    `Electron cannot start here: it does not find ${libraries.join(', ')}.`,
    isDebian()
      ? `Install them with: apt-get install -y ${hint.join(' ')}`
      : `Install the packages of your distribution that bring them (on Debian: ${hint.join(' ')}).`,
  ];
}
