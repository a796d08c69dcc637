import { packOf } from '../../../cards/decks/names.ts';
import { READY_MADE } from '../../../cards/decks/ready-made.ts';
import { named } from '../../../cards/decks/settle.ts';
import {
  archiveDeck,
  deleteDeck,
  listDecks,
  relabelDeck,
  trashDeck,
  unreadableDecks,
  type DeckRow,
  type UnreadableRow,
} from '../../../db/decks.ts';
import { DamagedRowError } from '../../../db/errors.ts';
import type { DecksApi, DeckShelf, DeckSummary, Reply, StarterDeck } from '../../shared/api.ts';
import type { HandlersOf } from '../ipc.ts';
import type { Stock } from './content.ts';
import { noSuchDeck, type DeckDesk } from './desk.ts';
import { sheetOf, sideOf, summaryOf } from './shown.ts';

type Keeping =
  | 'deckShelf'
  | 'openDeck'
  | 'makeDeck'
  | 'copyDeck'
  | 'relabelDeck'
  | 'archiveDeck'
  | 'trashDeck'
  | 'deleteDeck';

/** Decks as they are kept: made, listed, called otherwise, put aside, thrown away. */
export function keeping(desk: DeckDesk): Pick<HandlersOf<DecksApi>, Keeping> {
  const { db, stock, now, doing, withDeck, shown, made } = desk;
  const done = (id: string, was: boolean): Reply<null> => (was ? { ok: true, value: null } : noSuchDeck(id));
  const shelf = doing(() => ({ ok: true, value: shelfOf(desk) }));
  return {
    deckShelf: () => shelf({}),
    openDeck: doing(({ deck }) => shown(deck)),
    makeDeck: doing(made),
    copyDeck: withDeck((row, { name }) => {
      const sheet = sheetOf(row, stock().content);
      return made({ ...sheet, name, origin: { kind: 'copied', of: row.name } });
    }),
    relabelDeck: withDeck((_, { deck, name, notes, tags, cardNotes }) => {
      relabelDeck(db, deck, { name, notes, tags, cardNotes }, now());
      return shown(deck);
    }),
    archiveDeck: doing(({ deck, aside }) => done(deck, archiveDeck(db, deck, aside ? now() : null))),
    trashDeck: doing(({ deck, aside }) => done(deck, trashDeck(db, deck, aside ? now() : null))),
    deleteDeck: doing(({ deck }) => done(deck, deleteDeck(db, deck))),
  };
}

function shelfOf({ db, stock }: DeckDesk): DeckShelf {
  const rows = listDecks(db);
  const { content } = stock();
  const unreadable: UnreadableRow[] = [...unreadableDecks(db)];
  const summed = (row: DeckRow): readonly DeckSummary[] => {
    try {
      return [summaryOf(row, content)];
    } catch (error) {
      if (!(error instanceof DamagedRowError)) throw error;
      unreadable.push({ id: row.id, detail: error.message });
      return [];
    }
  };
  return {
    decks: rows.filter(({ deletedAt }) => deletedAt === null).flatMap(summed),
    unreadable,
    trash: rows.flatMap(({ id, name, side, deletedAt }) =>
      deletedAt === null ? [] : [{ id, name, side: sideOf(side), deletedAt }],
    ),
    starters: startersOf(stock()),
  };
}

/** The decks that came with the packs, then those that came with the program, as far as their cards are there. */
function startersOf({ packs, content }: Stock): readonly StarterDeck[] {
  const ofPacks = packs.flatMap(({ id, title, decks }) =>
    (['good', 'opponent'] as const)
      .filter((side) => decks[side].length > 0)
      .map((side) => ({ pack: id, ready: null, title, side, cards: named(decks[side], content) })),
  );
  const ready = READY_MADE.filter(({ cards }) => cards.every(({ card }) => content.has(card))).map(
    ({ id, side, cards }) => {
      const pack = packOf(cards[0]?.card ?? '');
      const title = packs.find((each) => each.id === pack)?.title ?? pack;
      return { pack, ready: id, title, side, cards: named(cards, content) };
    },
  );
  return [...ofPacks, ...ready];
}
