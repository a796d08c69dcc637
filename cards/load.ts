import { join } from 'node:path';
import { hashOf } from '../engine/kernel/hash.ts';
import { checkCard, type Known } from './check.ts';
import { checkLists } from './deck-lists.ts';
import { type Issue, issueIn } from './issues.ts';
import type { Pack } from './pack.ts';
import { type CardFile, foldersIn, type RawPack, readPack } from './read.ts';
import { type Languages, languagesOf, readTranslations } from './translations.ts';

export type { Issue } from './issues.ts';
export type { Languages, Translations } from './translations.ts';
export { catalogueOf, type BuiltDeck, type Pack, setUp, type SetupChoices } from './pack.ts';

/** What could be loaded, and what was wrong with the rest. Never throws: a broken card costs that card. */
export interface Loaded {
  readonly packs: readonly Pack[];
  /** What the packs say in other languages. */
  readonly languages: Languages;
  readonly issues: readonly Issue[];
}

export interface LoadOptions {
  /** Icons that a face can be drawn with; without a list any name is taken on trust. */
  readonly emblems?: ReadonlySet<string>;
}

/** Loads the pack in one folder. */
export function loadPack(dir: string, options: LoadOptions = {}): Loaded {
  return loadPackFolders([dir], options);
}

/** Loads every pack in a folder of packs, in the order of their folders' names. A folder that is not there is an issue. */
export function loadPacks(dir: string, options: LoadOptions = {}): Loaded {
  return loadPacksIn([dir], options);
}

/** Loads every pack in some folders of packs, one folder after the other: a pack may name the cards of any of them. */
export function loadPacksIn(dirs: readonly string[], options: LoadOptions = {}): Loaded {
  const found = dirs.map((dir) => packFolders(dir));
  const loaded = loadPackFolders(
    found.flatMap((each) => each.folders),
    options,
  );
  return { ...loaded, issues: [...found.flatMap((each) => each.issues), ...loaded.issues] };
}

/** The folders of the packs that lie in a folder. */
export function packFolders(dir: string): {
  readonly folders: readonly string[];
  readonly issues: readonly Issue[];
} {
  const names = foldersIn(dir);
  return names.ok
    ? { folders: names.value.map((name) => join(dir, name)), issues: [] }
    : { folders: [], issues: names.findings.map((each) => issueIn(dir, each)) };
}

/** Loads the packs of these folders, each the folder of one pack. */
export function loadPackFolders(dirs: readonly string[], { emblems }: LoadOptions = {}): Loaded {
  const issues: Issue[] = [];
  const raws: (RawPack & { readonly dir: string })[] = [];
  for (const dir of dirs) {
    const { raw, issues: found } = readPack(dir);
    issues.push(...found);
    if (raw && raws.some(({ manifest }) => manifest.id === raw.manifest.id)) issues.push(claimed(raw));
    else if (raw) raws.push({ ...raw, dir });
  }
  const sound = soundFiles(
    raws.flatMap(({ files }) => files),
    emblems,
    issues,
  );
  const packs = raws.map((raw) => packOf(raw, sound, issues));
  const translated = packs.map((pack, index) => {
    const { dir = '', folder = '' } = raws[index] ?? {};
    const { read, issues: found } = readTranslations(dir, folder, pack);
    issues.push(...found);
    return { pack, read };
  });
  return { packs, languages: languagesOf(translated), issues };
}

/** A pack cannot take the name of another: cards are told apart by it. */
function claimed({ folder, manifest }: RawPack): Issue {
  const message = `another pack is called "${manifest.id}"`;
  return issueIn(`${folder}/pack.json`, { path: ['id'], code: 'duplicatePack', message });
}

/** Leaves out what is broken, then what named it, until all that is left is whole. */
function soundFiles(
  files: readonly CardFile[],
  emblems: Known['emblems'],
  issues: Issue[],
): readonly CardFile[] {
  const known = { cards: new Map(files.map(({ card }) => [card.id, card])), emblems };
  const sound = files.filter(({ file, card }) => {
    const findings = checkCard(card, known);
    issues.push(...findings.map((finding) => issueIn(file, finding)));
    return findings.length === 0;
  });
  return sound.length === files.length ? sound : soundFiles(sound, emblems, issues);
}

function packOf({ folder, manifest, files }: RawPack, sound: readonly CardFile[], issues: Issue[]): Pack {
  const cards = files.filter((file) => sound.includes(file)).map(({ card }) => card);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const { lists, findings } = checkLists(manifest, byId);
  issues.push(...findings.map((finding) => issueIn(`${folder}/pack.json`, finding)));
  const content = { ...manifest, ...lists, cards };
  return { ...content, hash: hashOf(content) };
}
