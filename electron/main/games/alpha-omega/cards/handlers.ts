import type { Pack } from '../../../../../cards/load.ts';
import type { WritableDb } from '../../../../../db/file/handles.ts';
import { keepCardNote } from '../../../../../db/alpha-omega/search/card-notes.ts';
import {
  dropSearch,
  keepSearch,
  orderSearches,
  savedSearches,
} from '../../../../../db/alpha-omega/search/saved-searches.ts';
import { readSetting, writeSetting } from '../../../../../db/file/settings.ts';
import type { CardsApi, SavedSearch } from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { cardSearch, libraryPlace } from '../../../../shared/games/alpha-omega/cards/contract.ts';
import { attempt } from '../../../ipc/attempt.ts';
import type { HandlersOf } from '../../../ipc/ipc.ts';
import type { Reporter } from '../../../system/reports.ts';
import { refuse } from '../../../ipc/trouble.ts';
import { codexOf, deckNamed } from './codex.ts';
import { libraryOf, type LibraryPorts } from './library.ts';

/** What the card library works with. */
export interface CardsDeps {
  readonly db: WritableDb;
  readonly packs: () => readonly Pack[];
  /** Did somebody else make it? */
  readonly isCustom: (pack: Pack) => boolean;
  readonly spoken: LibraryPorts['spoken'];
  readonly clock: () => Date;
  readonly report: Reporter;
}

/** Under this key is kept where somebody is in the library. */
const PLACE = 'libraryPlace';

/** The card library behind its part of the contract. */
export function cardsHandlers(deps: CardsDeps): HandlersOf<CardsApi> {
  const { db, packs, isCustom, clock, report } = deps;
  const library = libraryOf({ ...deps, deckNamed: (name) => deckNamed(db, name) });
  const tried = <T>(about: object, work: () => T): Reply<T> =>
    attempt(
      report,
      () => about,
      () => ({ ok: true, value: work() }),
    );
  const kept = (): readonly SavedSearch[] =>
    savedSearches(db).flatMap(({ id, name, search }) => {
      // One that this program cannot read is kept for the one that can.
      const read = cardSearch.safeParse(search);
      return read.success ? [{ id, name, search: read.data }] : [];
    });
  return {
    searchCards: (request) => tried({ request }, () => library().search(request)),
    cardFacets: (request) => tried({ request }, () => library().facets(request)),
    cardCodex: (card) =>
      attempt(
        report,
        () => ({ card }),
        () => {
          const codex = codexOf(db, packs(), card, isCustom);
          return codex ? { ok: true, value: codex } : refuse('noSuchCard', card);
        },
      ),
    keepCardNote: ({ card, note }) =>
      tried({ card }, () => {
        keepCardNote(db, card, note.trim(), clock().toISOString());
        return null;
      }),
    libraryPlace: () =>
      tried({}, () => {
        // One that another program kept otherwise is as good as none.
        const read = libraryPlace.safeParse(readSetting(db, PLACE));
        return read.success ? read.data : null;
      }),
    keepLibraryPlace: (place) =>
      tried({ place }, () => {
        writeSetting(db, PLACE, place);
        return null;
      }),
    savedSearches: () => tried({}, kept),
    keepSearch: (search) =>
      tried({ search }, () => {
        keepSearch(db, search);
        return kept();
      }),
    deleteSearch: (id) =>
      tried({ id }, () => {
        dropSearch(db, id);
        return kept();
      }),
    orderSearches: (ids) =>
      tried({ ids }, () => {
        orderSearches(db, ids);
        return kept();
      }),
  };
}
