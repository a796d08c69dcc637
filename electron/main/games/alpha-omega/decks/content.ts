import { catalogueOf, type Languages, type Pack } from '../../../../../cards/load.ts';
import type { ReadableDb } from '../../../../../db/file/handles.ts';
import { currentPacks } from '../../../../../db/games/packs.ts';
import type { Catalogue } from '../../../../../engine/alpha-omega/index.ts';
import { shownCatalogue, shownIn } from '../cards/shown-cards.ts';

/** The cards that decks can be built of now. */
export interface Stock {
  readonly packs: readonly Pack[];
  /** As they are called in the language of now. */
  readonly content: Catalogue;
  /** By the id of the pack. */
  readonly versions: ReadonlyMap<string, string>;
}

/** The packs as they are kept now; what is unchanged is not read again. */
export function stockOn(db: ReadableDb): () => Stock {
  let known: { readonly key: string; readonly languages: Languages; readonly stock: Stock } | null = null;
  return () => {
    const hashes = db.all('SELECT DISTINCT pack FROM cards ORDER BY pack');
    const { languages, tag } = shownIn();
    const key = JSON.stringify([hashes, tag]);
    if (known?.key !== key || known.languages !== languages) {
      const packs = currentPacks(db, 'alpha-omega').map(({ content }) => JSON.parse(content) as Pack);
      const versions = new Map(packs.map(({ id, version }) => [id, version]));
      known = { key, languages, stock: { packs, content: shownCatalogue(catalogueOf(packs)), versions } };
    }
    return known.stock;
  };
}
