import { join } from 'node:path';
import type { DefId } from '../engine/alpha-omega/selects.ts';
import { type Finding, type Issue, issueIn } from './issues.ts';
import type { Pack } from './pack.ts';
import { filesIn, readAs } from './read.ts';
import { translation, type Translation } from './schema/translation.ts';
import type { TranslatedCard, TranslatedCards } from './text/in-language.ts';

/** What packs say in a language that they are not printed in. */
export interface Translations {
  readonly cards: TranslatedCards;
  /** What the packs are called, by their ids. */
  readonly titles: ReadonlyMap<string, string>;
}

/** The translations of some packs, by the tag of their language. */
export type Languages = ReadonlyMap<string, Translations>;

/** What could be read of a pack's translations, and what was wrong with the rest. */
export interface ReadTranslations {
  readonly read: readonly Translation[];
  readonly issues: readonly Issue[];
}

const FOLDER = 'translations';

/**
 * Reads what a pack says in other languages. It is no part of what a game is played with, so it stands outside of a pack's
 * hash as stories do: a game that was begun before there was a translation is told in it nevertheless.
 * @param dir the folder of the pack
 * @param folder what that is called in complaints
 */
export function readTranslations(
  dir: string,
  folder: string,
  pack: Pick<Pack, 'id' | 'cards'>,
): ReadTranslations {
  const own = new Set(pack.cards.map(({ id }) => id));
  const issues: Issue[] = [];
  const read: Translation[] = [];
  const complain = (path: string, findings: readonly Finding[]): void => {
    issues.push(...findings.map((each) => issueIn(`${folder}/${path}`, each)));
  };
  const files = filesIn(dir, FOLDER);
  if (!files.ok) complain(FOLDER, files.findings);
  for (const path of files.ok ? files.value : []) {
    const file = readAs(join(dir, path), translation);
    complain(path, file.ok ? strangers(file.value, own) : file.findings);
    if (file.ok) read.push(file.value);
  }
  return { read, issues };
}

/** A pack speaks for its own cards alone. */
const strangers = ({ cards }: Translation, own: ReadonlySet<DefId>): readonly Finding[] =>
  Object.keys(cards)
    .filter((id) => !own.has(id))
    .map((id) => ({
      path: ['cards', id],
      code: 'unknownCard',
      message: `this pack has no card "${id}" that could be translated`,
    }));

/** The translations of all packs together; of two of the same card the one that was read first. */
export function languagesOf(
  packs: readonly { readonly pack: Pick<Pack, 'id' | 'cards'>; readonly read: readonly Translation[] }[],
): Languages {
  const languages = new Map<string, { cards: Map<DefId, TranslatedCard>; titles: Map<string, string> }>();
  for (const { pack, read } of packs) {
    const own = new Set(pack.cards.map(({ id }) => id));
    for (const { language, title, cards } of read) {
      const all = languages.get(language) ?? { cards: new Map(), titles: new Map() };
      languages.set(language, all);
      if (title !== undefined && !all.titles.has(pack.id)) all.titles.set(pack.id, title);
      const added = Object.entries(cards).filter(([id]) => own.has(id) && !all.cards.has(id));
      for (const [id, card] of added) all.cards.set(id, card);
    }
  }
  return languages;
}
