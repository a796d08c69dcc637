import { DECK_LIMITS } from '../../../../../cards/decks/sheet.ts';
import { createDeck, deckNames, readDeck, type DeckRow } from '../../../../../db/alpha-omega/decks.ts';
import type { OwnedDb } from '../../../../../db/file/handles.ts';
import type { Deck, NewDeck } from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { attempt } from '../../../ipc/attempt.ts';
import type { SaveFile } from '../../../system/files.ts';
import { freeName } from '../../../system/free-name.ts';
import type { Reporter } from '../../../system/reports.ts';
import { refuse, type Refusal } from '../../../ipc/trouble.ts';
import { stockOn, type Stock } from './content.ts';
import { shownDeck } from './shown.ts';

export interface DeckPorts {
  readonly db: OwnedDb;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly report: Reporter;
  readonly saveFile: SaveFile;
}

/** What everything that is done with decks needs. */
export interface DeckDeps {
  readonly db: OwnedDb;
  readonly report: Reporter;
  readonly saveFile: SaveFile;
  readonly stock: () => Stock;
  /** ISO 8601, UTC. */
  readonly now: () => string;
  /** Runs `work`; whatever it throws becomes a reply, and the report holds what was wanted. */
  readonly doing: <R, T>(work: (request: R) => Reply<T>) => (request: R) => Reply<T>;
  /** The same with a deck that there is. */
  readonly withDeck: <R extends { readonly deck: string }, T>(
    work: (row: DeckRow, request: R) => Reply<T>,
  ) => (request: R) => Reply<T>;
  /** The deck as it is looked at. */
  readonly shown: (id: string) => Reply<Deck>;
  readonly made: (deck: NewDeck) => Reply<Deck>;
}

export function deckDeps({ db, report, clock, newId, saveFile }: DeckPorts): DeckDeps {
  const stock = stockOn(db);
  const now = (): string => clock().toISOString();
  const doing: DeckDeps['doing'] = (work) => (request) =>
    attempt(
      report,
      () => ({ given: request }),
      () => work(request),
    );
  const shown = (id: string): Reply<Deck> => {
    const row = readDeck(db, id);
    return row === null ? noSuchDeck(id) : { ok: true, value: shownDeck(row, stock().content) };
  };
  return {
    ...{ db, report, saveFile, stock, now, doing, shown },
    withDeck: (work) =>
      doing((request) => {
        const row = readDeck(db, request.deck);
        return row === null ? noSuchDeck(request.deck) : work(row, request);
      }),
    made: ({ name, side, notes, tags, cardNotes, origin, ...lists }) => {
      const id = newId();
      createDeck(db, {
        id,
        name: freeName(name, namesIn(db), DECK_LIMITS.name),
        side,
        notes,
        tags,
        cardNotes,
        origin,
        lists,
        at: now(),
      });
      return shown(id);
    },
  };
}

/** What the decks are called, but those in the trash. */
export const namesIn = (db: OwnedDb): ReadonlySet<string> => new Set(deckNames(db).map(({ name }) => name));

/** There is no deck of this id. */
export const noSuchDeck = (id: string): Refusal => refuse('noSuchDeck', `there is no deck ${id}`);
