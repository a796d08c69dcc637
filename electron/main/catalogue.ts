import { existsSync } from 'node:fs';
import { loadPacksIn, type Issue, type Loaded, type Pack } from '../../cards/load.ts';
import type { WritableDb } from '../../db/handles.ts';
import { contentHash, currentPacks, listCards, replaceCatalogue, type CurrentPack } from '../../db/packs.ts';
import { canonical, type CardDef } from '../../engine/index.ts';
import type { Library, Reply } from '../shared/api.ts';
import { WAYS } from './ways.ts';

/** The packs that the program brings along; all others are somebody's own. */
const BROUGHT: readonly string[] = ['starter'];

/** Did somebody else than we make it? */
export const isCustom = ({ id }: Pick<Pack, 'id'>): boolean => !BROUGHT.includes(id);

/** The cards as they are now. Games that were begun with others keep theirs. */
export interface CatalogueShelf {
  library(): Reply<Library>;
  /** The packs as they are now; another list when they changed. */
  packs(): readonly Pack[];
  /** Reads the packs anew, after one came or went. */
  relay(): void;
}

/**
 * Loads the packs that the program brings, and those that somebody brought, and makes the stored catalogue exactly them. A
 * broken card costs that card: what was wrong is listed in the library.
 * @param own the folder of those that somebody brought, which need not be there
 */
export function shelve(
  db: WritableDb,
  folder: string,
  now: string,
  own: string | null = null,
): CatalogueShelf {
  const read = (): Loaded => {
    const loaded = loadPacksIn(own !== null && existsSync(own) ? [folder, own] : [folder]);
    const current = loaded.packs.map(currentOf);
    const kept = currentPacks(db).map(({ hash }) => hash);
    const isSame = kept.length === current.length && current.every(({ hash }) => kept.includes(hash));
    if (!isSame) replaceCatalogue(db, current, now);
    return loaded;
  };
  let loaded = read();
  return {
    packs: () => loaded.packs,
    library: () => {
      const cards = listCards(db).map(({ card }) => JSON.parse(card) as CardDef);
      const objectives = loaded.packs.flatMap((pack) => pack.objectives);
      return { ok: true, value: { cards, objectives, ways: WAYS, issues: loaded.issues.map(shown) } };
    },
    relay: () => {
      loaded = read();
    },
  };
}

/** A pack as it is kept: the same content is the same text and so the same hash. */
export function currentOf(pack: Pack): CurrentPack {
  const content = canonical(pack);
  const cards = pack.cards.map((card) => ({
    ...{ id: card.id, name: card.name, type: card.type, card: canonical(card) },
    side: 'side' in card ? card.side : null,
  }));
  return { hash: contentHash(content), pack: pack.id, version: pack.version, content, cards };
}

const shown = ({ file, path, message }: Issue): Library['issues'][number] => ({ file, path, message });
