import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands before the fuses in Electron's binary. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/**
 * Electron's fuses in the order of its binary, each as every package has it.
 * A test package also listens to --inspect, since Playwright drives it through that; a release never does.
 */
export const FUSES = {
  runAsNode: 'off',
  cookieEncryption: 'off',
  nodeOptions: 'off',
  nodeCliInspect: 'test',
  embeddedAsarIntegrity: 'on',
  onlyLoadAppFromAsar: 'on',
  browserProcessSpecificV8Snapshot: 'off',
  grantFileProtocolExtraPrivileges: 'off',
  // A faster WebAssembly; nothing is granted by it.
  wasmTrapHandlers: 'on',
} as const;

const STATES: Readonly<Record<string, string>> = { 0: 'off', 1: 'on', r: 'removed' };

/**
 * The fuses of a program that was built, in their order: `on`, `off` or `removed`.
 * @param binary where Electron itself lies (see {@link binaryOf})
 * @throws where the file has no fuses
 */
export function fusesIn(binary: string): readonly string[] {
  const bytes = readFileSync(binary);
  const at = bytes.indexOf(SENTINEL);
  if (at < 0) throw new Error(`${binary} has no fuses`);
  const wire = at + SENTINEL.length;
  const [version, count] = [bytes[wire], bytes[wire + 1]];
  if (version !== 1 || count === undefined)
    throw new Error(`${binary} has fuses of version ${String(version)}`);
  const states = bytes.subarray(wire + 2, wire + 2 + count);
  return Array.from(states, (state) => STATES[String.fromCharCode(state)] ?? String(state));
}

/** Where the fuses lie, of the program that somebody starts. */
export const binaryOf = (executable: string): string =>
  process.platform === 'darwin'
    ? join(
        executable,
        '..',
        '..',
        'Frameworks',
        'Electron Framework.framework',
        'Versions',
        'A',
        'Electron Framework',
      )
    : executable;

/** What is wrong with the fuses of a package; empty where nothing is. A release has none that nobody has read about. */
export function wrongFuses(found: readonly string[], isRelease: boolean): readonly string[] {
  const known = Object.entries(FUSES).map(([name, kept], index) => {
    const wanted = kept === 'test' ? (isRelease ? 'off' : 'on') : kept;
    return found[index] === wanted ? null : `${name} is ${found[index] ?? 'missing'} and should be ${wanted}`;
  });
  const unknown = found
    .slice(known.length)
    .map((state, index) => `fuse ${String(known.length + index)} is ${state}, and nobody knows what it is`);
  return [...known.filter((wrong) => wrong !== null), ...(isRelease ? unknown : [])];
}
