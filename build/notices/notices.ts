import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { inRoot } from '../tools.ts';

/** Licences under which something may go into the program; a new one is read by a person first. */
export const ALLOWED: ReadonlySet<string> = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1', 'MPL-2.0 OR Apache-2.0'],
]);

/** A package of which something ships, as a person has read it. */
export interface Kept {
  readonly licence: string;
  /** How CREDITS.md calls it; left out where another package brought it along. */
  readonly credit?: string;
}

export const KEPT = JSON.parse(readFileSync(inRoot('build', 'notices', 'kept.json'), 'utf8')) as Readonly<
  Record<string, Kept | undefined>
>;

/** A package as it is installed. */
export interface Installed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly texts: readonly string[];
}

const FOLDER = inRoot('.cache', 'notices');
const LOCK = inRoot('package-lock.json');

/** Reads a package as it is installed, with the texts of its licence. */
export function installed(name: string): Installed {
  const folder = inRoot('node_modules', name);
  const { version, license } = manifestOf(name);
  const gatherer = new Contrib.License.Utils.LicenseEvidenceGatherer();
  const own = [...gatherer.getFileAttachments(folder)].map(({ text }) =>
    Buffer.from(String(text.content), 'base64').toString('utf8').trim(),
  );
  // Some packages name their licence and bring no text of it.
  const ours = inRoot('build', 'notices', 'texts', `${name.replaceAll('/', '__')}.txt`);
  const texts = own.length === 0 && existsSync(ours) ? [readFileSync(ours, 'utf8').trim()] : own;
  return {
    name,
    version,
    licence: typeof license === 'string' ? license.replaceAll(/^\(|\)$/g, '') : '',
    texts,
  };
}

const manifestOf = (name: string): { readonly version: string; readonly license?: unknown } =>
  JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
    license?: unknown;
  };

/** What keeps a package from being shipped; empty where nothing does. */
export function faultsOf(
  packages: readonly Installed[],
  list: Readonly<Record<string, Kept | undefined>> = KEPT,
): readonly string[] {
  const names = new Set(packages.map(({ name }) => name));
  return [
    ...packages.flatMap(({ name, licence, texts }) => [
      ...(list[name] === undefined
        ? [`${name} (${licence}) ships and is not in build/notices/kept.json`]
        : []),
      ...(list[name] !== undefined && list[name].licence !== licence
        ? [`${name} is under ${licence} and was under ${list[name].licence}`]
        : []),
      ...(ALLOWED.has(licence) ? [] : [`${name} is under ${licence}, which is not in the list`]),
      ...(texts.length === 0 ? [`${name} has no text of its licence`] : []),
    ]),
    ...Object.keys(list)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is in build/notices/kept.json and does not ship`),
  ];
}

/** The notices of these packages, one after the other, with the texts of their licences. */
export const noticesOf = (packages: readonly Installed[]): string =>
  [
    'Alpha/Omega is built with the work of others. What is in it of theirs, and under which licence:',
    'What Electron brings along (Chromium, FFmpeg, Node.js and others) is listed in LICENSES.chromium.html.',
    ...packages.map(
      ({ name, version, licence, texts }) =>
        `${'='.repeat(72)}\n${name} ${version} (${licence})\n\n${texts.join('\n\n')}`,
    ),
  ].join('\n\n') + '\n';

/** A software bill of materials of these packages: CycloneDX 1.6 as JSON, the same for the same packages. */
export function billOf(packages: readonly Installed[], version: string): string {
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, 'alpha-omega', {
    version,
    bomRef: 'alpha-omega',
  });
  bom.metadata.properties.add(
    new Models.Property(
      'alpha-omega:package-lock:sha512',
      createHash('sha512').update(readFileSync(LOCK)).digest('hex'),
    ),
  );
  const licences = new Contrib.License.Factories.LicenseFactory((licence) => {
    if (!ALLOWED.has(licence)) throw new Error(`${licence} is not in the list`);
  });
  for (const { name, version: of, licence } of packages) {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${of}`;
    const component = new Models.Component(Enums.ComponentType.Library, name, {
      version: of,
      bomRef: purl,
      purl,
    });
    component.licenses.add(licences.makeFromString(licence));
    bom.components.add(component);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return serializer.serialize(bom, { sortLists: true, space: 2 });
}

/** Writes what ships about the packages that ship. @throws where one of them may not */
export function writeNotices(names: readonly string[], version: string): void {
  const packages = names.map(installed);
  const faults = faultsOf(packages);
  if (faults.length > 0) throw new Error(`The notices cannot be made:\n${faults.join('\n')}`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/THIRD-PARTY-NOTICES.txt`, noticesOf(packages));
  writeFileSync(`${FOLDER}/sbom.cdx.json`, billOf(packages, version));
}
