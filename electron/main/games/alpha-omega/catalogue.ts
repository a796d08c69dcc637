import { existsSync } from 'node:fs';
import {
  loadPacks,
  loadPacksIn,
  packFolders,
  type Issue,
  type Languages,
  type Loaded,
  type Pack,
} from '../../../../cards/load.ts';
import { TEAM_FROM } from '../../../../cards/decks/team.ts';
import type { WritableDb } from '../../../../db/file/handles.ts';
import {
  contentHash,
  currentPacks,
  listCards,
  replaceCatalogue,
  type CurrentPack,
} from '../../../../db/games/packs.ts';
import { LONG_SUFFERING } from '../../../../engine/alpha-omega/assists.ts';
import { endConditionsOf } from '../../../../engine/alpha-omega/end-conditions.ts';
import { type CardDef } from '../../../../engine/alpha-omega/index.ts';
import { canonical } from '../../../../engine/index.ts';
import type { Library } from '../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../shared/api.ts';
import { translateCards } from './cards/shown-cards.ts';
import { LEVEL_TILES } from './level-tiles.ts';
import { JOURNEY_FIGURES } from './journey-figures.ts';
import { OBJECTIVE_FIGURES } from './objective-figures.ts';
import { VARIANT_INFO } from './variant-info.ts';

/** The cards as they are now. Games that were begun with others keep theirs. */
export interface LoadedCatalogue {
  library(): Reply<Library>;
  /** The packs as they are now; another list when they changed. */
  packs(): readonly Pack[];
  /** What these packs say in languages that they are not printed in. */
  languages(): Languages;
  /** Did somebody bring the pack, and not the program? */
  readonly isCustom: (pack: Pick<Pack, 'id'>) => boolean;
  /** Reads the packs again, after one came or went. */
  reload(): void;
}

interface LoadOptions {
  /** The folder of the packs that somebody brought, which need not be there; null where nobody can. */
  readonly own?: string | null;
  readonly load?: typeof loadPacksIn;
}

/**
 * Loads the packs that the program brings, and those that somebody brought, and makes the stored catalogue exactly them. A
 * broken card costs that card: what was wrong is listed in the library.
 */
export function loadCatalogue(
  db: WritableDb,
  folder: string,
  now: string,
  { own = null, load = loadPacksIn }: LoadOptions = {},
): LoadedCatalogue {
  const read = (): Loaded => {
    const loaded = load(own !== null && existsSync(own) ? [folder, own] : [folder]);
    const current = loaded.packs.map(currentOf);
    const kept = currentPacks(db, 'alpha-omega').map(({ hash }) => hash);
    const isSame = kept.length === current.length && current.every(({ hash }) => kept.includes(hash));
    if (!isSame) replaceCatalogue(db, current, now);
    translateCards(loaded.languages);
    return loaded;
  };
  let loaded = read();
  /** The packs that the program brings; they stay what they are while it runs. */
  let brought: ReadonlySet<string> | null = null;
  return {
    packs: () => loaded.packs,
    languages: () => loaded.languages,
    isCustom: ({ id }) => {
      if (own === null || !existsSync(own) || packFolders(own).folders.length === 0) return false;
      brought ??= new Set(loadPacks(folder).packs.map((pack) => pack.id));
      return !brought.has(id);
    },
    library: () => {
      const cards = listCards(db).map(({ card }) => JSON.parse(card) as CardDef);
      const objectives = loaded.packs.flatMap((pack) => pack.objectives);
      const languages = [...loaded.languages].map(([language, told]) => ({
        language,
        cards: Object.fromEntries(told.cards),
        titles: Object.fromEntries(told.titles),
      }));
      return {
        ok: true,
        value: {
          cards,
          languages,
          objectives,
          variants: VARIANT_INFO,
          levels: LEVEL_TILES,
          longSuffering: LONG_SUFFERING,
          measured: OBJECTIVE_FIGURES,
          measuredStops: JOURNEY_FIGURES,
          ends: endsOf(cards),
          teamFrom: TEAM_FROM,
          issues: loaded.issues.map(shown),
        },
      };
    },
    reload: () => {
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

/** What ends each of the Objectives among these cards beside the leads. */
const endsOf = (cards: readonly CardDef[]): Library['ends'] =>
  Object.fromEntries(
    cards.flatMap((card) => (card.type === 'objective' ? [[card.id, endConditionsOf(card)]] : [])),
  );
