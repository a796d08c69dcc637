import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dealt } from '../../../../../engine/alpha-omega/index.ts';
import type { OwnedDb } from '../../../../../db/file/handles.ts';
import { loadGame } from '../../../../../db/games/games.ts';
import { memoryDb } from '../../../../../db/testing/testing.ts';
import { houseOver, OBJECTIVE, valueOf } from '../../../../testing/house.ts';
import type { DeckCard, NewDeck, NewGame } from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { newGame } from '../../../../shared/games/alpha-omega/table/new-game-schema.ts';
import { stockOn } from './content.ts';
import { deckHandlers } from './handlers.ts';
import { dealing, withLists } from './playing.ts';

const failing = (kind: string, error: unknown): never => {
  throw new Error(`a report of kind ${kind}`, { cause: error });
};

function house(db: OwnedDb = memoryDb()) {
  const { sessions } = houseOver(db);
  const decks = deckHandlers({
    ...{ db, clock: () => new Date(0), newId: randomUUID, report: failing },
    saveFile: () => Promise.resolve({ ok: true, value: null }),
  });
  return { db, decks, sessions: dealing(sessions, withLists(db, stockOn(db))) };
}

const list = (...names: readonly string[]): readonly DeckCard[] =>
  names.map((name) => ({ card: `starter:${name}`, copies: 1, name }));

const GOOD = list('michael', 'gabriel', 'raphael', 'uriel', 'hope', 'love', 'faith', 'courage');
const EVIL = list('satan', 'agares', 'paimon', 'wrath');

function made(
  { decks }: ReturnType<typeof house>,
  name: string,
  cards: readonly DeckCard[],
  side: NewDeck['side'] = 'good',
): string {
  const reply = decks.makeDeck({
    ...{ name, side, cards, sideList: [], notes: '', tags: [], cardNotes: {} },
    origin: { kind: 'made' },
  }) as Reply<{ readonly id: string }>;
  return valueOf(reply).id;
}

const entries = (cards: readonly DeckCard[]) => cards.map(({ card, copies }) => ({ card, copies }));

function setupOf(db: OwnedDb, game: string) {
  return loadGame(db, game)?.setup as {
    readonly seats: readonly { readonly deck: readonly string[]; readonly from?: unknown }[];
    readonly commonDeck?: readonly string[];
    readonly commonFrom?: unknown;
    readonly opponentDeck: readonly string[];
    readonly opponentFrom?: unknown;
  };
}

const GAME: NewGame = { objective: OBJECTIVE, seats: ['Mindy', 'Steve'] };

describe('a game with decks of somebody’s own', () => {
  test('is dealt each player’s deck and the Opponents’, and keeps the very lists', () => {
    const here = house();
    const light = made(here, 'Light', GOOD);
    const night = made(here, 'Night', EVIL, 'opponent');
    const game = { ...GAME, decks: [{ deck: light }, null], opponentDeck: { deck: night } };
    const begun = valueOf(here.sessions.begin(game));
    const setup = setupOf(here.db, begun.id);
    expect(setup.seats[0]).toMatchObject({
      deck: dealt(GOOD),
      from: { name: 'Light', deck: light, version: 1 },
    });
    expect(setup.seats[1]?.deck).toHaveLength(60);
    expect(setup.seats[1]?.from).toBeUndefined();
    expect(setup.opponentDeck).toEqual(dealt(EVIL));
  });

  test('is asked for again with the same lists, whatever became of the decks, and is the same game', () => {
    const here = house();
    const light = made(here, 'Light', GOOD);
    const begun = valueOf(here.sessions.begin({ ...GAME, decks: [{ deck: light }, null] }));
    const request = begun.request;
    expect(request?.decks).toEqual([{ name: 'Light', deck: light, version: 1, cards: entries(GOOD) }, null]);
    void here.decks.saveDeck({ deck: light, cards: EVIL, sideList: [], origin: { kind: 'edited' } });
    void here.decks.trashDeck({ deck: light, aside: true });
    if (request === null) throw new Error('it cannot be asked for');
    expect(newGame.safeParse(request).success).toBe(true);
    const again = valueOf(here.sessions.begin({ ...request, seed: begun.seed }));
    expect(again.view).toEqual(begun.view);
    expect(valueOf(here.sessions.open(again.id)).request).toEqual(request);
  });

  test('may have one common deck', () => {
    const here = house();
    const light = made(here, 'Light', GOOD);
    const begun = valueOf(here.sessions.begin({ ...GAME, common: true, decks: [{ deck: light }] }));
    expect(setupOf(here.db, begun.id)).toMatchObject({
      commonDeck: dealt(GOOD),
      commonFrom: { name: 'Light' },
      seats: [{ deck: [] }, { deck: [] }],
    });
    expect(begun.request?.decks).toMatchObject([{ name: 'Light' }]);
  });

  test('is played with a deck as it was last saved, not with what is being changed', () => {
    const here = house();
    const light = made(here, 'Light', GOOD);
    void here.decks.keepDraft({ deck: light, cards: [...GOOD, ...list('zion')], sideList: [] });
    const begun = valueOf(here.sessions.begin({ ...GAME, decks: [{ deck: light }] }));
    expect(setupOf(here.db, begun.id).seats[0]?.deck).toEqual(dealt(GOOD));
  });

  test('is refused where a deck is gone, or may not be played, and says which and why', () => {
    const here = house();
    const games = (): unknown => valueOf(here.sessions.list()).games;
    const before = games();
    const gone = randomUUID();
    expect(here.sessions.begin({ ...GAME, decks: [{ deck: gone }] })).toMatchObject({
      error: { code: 'noSuchDeck' },
    });
    const broken = made(here, 'Broken', [...GOOD, { card: 'wonders:ass', copies: 1, name: 'Ass' }]);
    expect(here.sessions.begin({ ...GAME, decks: [null, { deck: broken }] })).toMatchObject({
      error: { code: 'illegalDeck', detail: 'Broken: unknownCard wonders:ass' },
    });
    const night = made(here, 'Night', EVIL, 'opponent');
    expect(here.sessions.begin({ ...GAME, decks: [{ deck: night }] })).toMatchObject({
      error: { code: 'illegalDeck' },
    });
    const cards = [{ card: 'starter:michael', copies: 2 }];
    const own = { name: 'Mine', deck: null, version: null, cards };
    expect(here.sessions.begin({ ...GAME, decks: [own] })).toMatchObject({
      error: { code: 'illegalDeck', detail: expect.stringContaining('tooManyCopies') as string },
    });
    void here.decks.trashDeck({ deck: night, aside: true });
    expect(here.sessions.begin({ ...GAME, opponentDeck: { deck: night } })).toMatchObject({
      error: { code: 'noSuchDeck' },
    });
    expect(games()).toEqual(before);
  });
});
