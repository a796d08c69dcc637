import { of, pick, withManifest, type Json, type Mutation } from './spoil.ts';
import { fileOf, part, partsOf, rewritten, type Part } from './zip-parts.ts';

/** The list of what is in a file says something else than is true, or than is known. */
export const MANIFESTS: readonly Mutation[] = [
  of('no manifest', ['missing'], (file) => fileOf(partsOf(file).slice(1))),
  of('a manifest of a later program', ['newer'], (file, dice) =>
    withManifest(file, (manifest) => ({ ...manifest, format: 2 + dice(9), secret: true })),
  ),
  of('a manifest of another kind', ['otherKind', 'report', 'unexpected'], (file, dice) =>
    withManifest(file, (manifest) => ({ ...manifest, kind: pick(['deck', 'pack', 'report'], dice) })),
  ),
  of('a manifest of no kind', ['manifest'], (file, dice) =>
    withManifest(file, (manifest) => ({ ...manifest, kind: pick(['virus', 7, null, '<b>save</b>'], dice) })),
  ),
  of('a manifest with something more', ['manifest'], (file) =>
    withManifest(file, (manifest) => ({ ...manifest, run: 'calc.exe' })),
  ),
  of('a manifest that is none', ['manifest'], (file, dice) =>
    withManifest(file, () => pick([[], 1, null, 'x'], dice)),
  ),
  of('a manifest that names an entry twice', ['twice'], (file) =>
    withManifest(file, ({ entries, ...rest }) => {
      const list = entries as readonly Json[];
      return { ...rest, entries: [...list, list[0]] };
    }),
  ),
  of('a wrong hash', ['hash'], (file, dice) =>
    withManifest(file, ({ entries, ...rest }) => {
      const list = entries as readonly Json[];
      const chosen = dice(list.length);
      const sha256 = Array.from({ length: 64 }, () => dice(16).toString(16)).join('');
      return { ...rest, entries: list.map((each, index) => (index === chosen ? { ...each, sha256 } : each)) };
    }),
  ),
  of('a wrong size', ['hash'], (file, dice) =>
    withManifest(file, ({ entries, ...rest }) => {
      const list = entries as readonly Json[];
      const chosen = dice(list.length);
      return {
        ...rest,
        entries: list.map((each, index) => (index === chosen ? { ...each, size: 1 } : each)),
      };
    }),
  ),
  of('an entry that is missing', ['missing'], (file, dice) => {
    const parts = partsOf(file);
    const gone = 1 + dice(parts.length - 1);
    return fileOf(parts.filter((_, index) => index !== gone));
  }),
  of('an entry that nobody names', ['unexpected'], (file) =>
    fileOf([...partsOf(file), part('more.json', '1')]),
  ),
  of('an entry that no game has', ['unexpected'], (file, dice) => {
    const [manifest, ...rest] = partsOf(file) as [Part, ...Part[]];
    const more = part(pick(['evil.json', 'packs/evil.json', 'happening.json'], dice), '1');
    const honest = rewritten(fileOf([manifest, ...rest, more]), (_, content) => content);
    return honest;
  }),
];
