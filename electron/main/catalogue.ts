import { loadPacks, type Issue, type Pack } from '../../cards/load.ts';
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
}

/**
 * Loads the packs in a folder and makes the stored catalogue exactly them. A broken card costs that card: what was wrong
 * is listed in the library.
 */
export function shelve(db: WritableDb, folder: string, now: string): CatalogueShelf {
  const { packs, issues } = loadPacks(folder);
  const current = packs.map(currentOf);
  const kept = currentPacks(db).map(({ hash }) => hash);
  const isSame = kept.length === current.length && current.every(({ hash }) => kept.includes(hash));
  if (!isSame) replaceCatalogue(db, current, now);
  const objectives = packs.flatMap((pack) => pack.objectives);
  return {
    packs: () => packs,
    library: () => {
      const cards = listCards(db).map(({ card }) => JSON.parse(card) as CardDef);
      return { ok: true, value: { cards, objectives, ways: WAYS, issues: issues.map(shown) } };
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
