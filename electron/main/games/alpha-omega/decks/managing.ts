import { packOf } from '../../../../../cards/decks/names.ts';
import { READY_MADE } from '../../../../../cards/decks/ready-made.ts';
import { named } from '../../../../../cards/decks/settle.ts';
import {
  archiveDeck,
  deckIds,
  deleteDeck,
  readDeck,
  relabelDeck,
  trashDeck,
} from '../../../../../db/alpha-omega/decks.ts';
import { DamagedRowError } from '../../../../../db/file/errors.ts';
import type { InParts } from '../../../../../engine/kernel/in-parts.ts';
import type { DeckList, StarterDeck } from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { attemptLater } from '../../../ipc/attempt.ts';
import type { Handlers } from '../../../ipc/ipc.ts';
import { unhurried } from '../../../sessions/unhurried.ts';
import type { Stock } from './content.ts';
import { noSuchDeck, type DeckDeps } from './deps.ts';
import { sheetOf, sideOf, summaryOf } from './shown.ts';

type Managing =
  | 'deckList'
  | 'openDeck'
  | 'makeDeck'
  | 'copyDeck'
  | 'relabelDeck'
  | 'archiveDeck'
  | 'trashDeck'
  | 'deleteDeck';

/** Handlers for stored decks: made, listed, called otherwise, put aside, thrown away. */
export function managing(deps: DeckDeps): Pick<Handlers, Managing> {
  const { db, report, stock, now, doing, withDeck, shown, made } = deps;
  const done = (id: string, was: boolean): Reply<null> => (was ? { ok: true, value: null } : noSuchDeck(id));
  return {
    deckList: () =>
      attemptLater(
        report,
        () => ({}),
        async () => ({ ok: true, value: await unhurried(shelfOf(deps)) }),
      ),
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

type Kept = Pick<DeckList, 'decks' | 'trash' | 'unreadable'>;
type Drawer = { -readonly [K in keyof Kept]: Kept[K][number][] };

/** One deck at a time: hundreds of long ones take a third of a second, and whoever plays meanwhile is not to wait for it. */
function* shelfOf({ db, stock }: DeckDeps): InParts<DeckList> {
  const { content } = stock();
  const drawer: Drawer = { decks: [], trash: [], unreadable: [] };
  for (const id of deckIds(db)) {
    yield;
    try {
      const row = readDeck(db, id);
      // Deleted meanwhile.
      if (row === null) continue;
      const { name, side, deletedAt } = row;
      if (deletedAt === null) drawer.decks.push(summaryOf(row, content));
      else drawer.trash.push({ id, name, side: sideOf(side), deletedAt });
    } catch (error) {
      if (!(error instanceof DamagedRowError)) throw error;
      drawer.unreadable.push({ id, detail: error.message });
    }
  }
  return { ...drawer, starters: startersOf(stock()) };
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
