import { createHash } from 'node:crypto';
import { catalogueOf, type Pack } from '../../../../../cards/load.ts';
import { vocabularyOf } from '../../../../../cards/query/vocabulary.ts';
import type { WritableDb } from '../../../../../db/file/handles.ts';
import { replaceCardIndex } from '../../../../../db/alpha-omega/search/card-index.ts';
import { readSetting, writeSetting } from '../../../../../db/file/settings.ts';
import { createFinder, type Finder, type FinderPorts } from './finder.ts';
import { indexedCards, type Spoken } from './indexed.ts';

/** What the library is made of. */
export interface LibraryPorts extends Pick<FinderPorts, 'deckNamed'> {
  readonly db: WritableDb;
  /** The packs as they are now; another list when they changed. */
  readonly packs: () => readonly Pack[];
  readonly isCustom: (pack: Pack) => boolean;
  /** What cards are called in other languages, and which one they are shown in now. */
  readonly spoken: () => Spoken;
}

/** Under this key is kept of what the index was made. */
const INDEX = 'cardIndex';

/**
 * All that can be asked of the cards of the packs there are. The index is made anew, the first time that somebody asks, where
 * the packs, the language or what their cards say are no longer what it was made of: another version of the program may word them otherwise.
 */
export function libraryOf(ports: LibraryPorts): () => Finder {
  let indexed: { readonly packs: readonly Pack[]; readonly tag: string; readonly finder: Finder } | null =
    null;
  return () => {
    const packs = ports.packs();
    const spoken = ports.spoken();
    if (indexed?.packs !== packs || indexed.tag !== spoken.tag) {
      renewIndex(ports, packs, spoken);
      const told = spoken.languages.get(spoken.tag)?.titles;
      const titles = new Map(packs.map(({ id, title }) => [id, told?.get(id) ?? title]));
      indexed = {
        packs,
        tag: spoken.tag,
        finder: createFinder({ ...ports, titles, vocabulary: vocabularyOf(packs) }),
      };
    }
    return indexed.finder;
  };
}

function renewIndex({ db, isCustom }: LibraryPorts, packs: readonly Pack[], spoken: Spoken): void {
  const cards = indexedCards(packs, catalogueOf(packs), isCustom, spoken);
  const made = createHash('sha256').update(JSON.stringify(cards)).digest('hex');
  if (readSetting(db, INDEX) === made) return;
  db.inTransaction(() => {
    replaceCardIndex(db, cards);
    writeSetting(db, INDEX, made);
  });
}
