import { expect, test, vi } from 'vitest';
import { addVersion, createDeck, trashDeck } from '../../../../../db/alpha-omega/decks.ts';
import { openDatabase } from '../../../../../db/file/open.ts';
import { gathered } from '../../../../../engine/alpha-omega/beyond/decks/entries.ts';
import { PACKS, valueOf } from '../../../../testing/house.ts';
import { loadCatalogue } from '../catalogue.ts';
import { stockOn } from '../decks/content.ts';
import { doctorHandlers } from './handlers.ts';
import { pastDecks } from './past.ts';
import { teamsOn } from './teams.ts';

const opened = openDatabase(':memory:');
if (!opened.ok) throw new Error(opened.error.detail);
loadCatalogue(opened.value, PACKS, 'now');
const stock = stockOn(opened.value);
const deck = gathered(stock().packs[0]?.decks.good ?? []);
const practice = { start: vi.fn(), progress: vi.fn(), cancel: vi.fn(), close: vi.fn(), pace: vi.fn() };
const teams = teamsOn({ db: opened.value, stock, newId: () => 'id', now: () => 'now' });
const db = opened.value;
const past = (id: string) => pastDecks(db, id);
const deps = doctorHandlers({ stock, practice, teams, past, newSeed: () => 'fresh', report: vi.fn() });

test('a deck is studied with the cards that there are now', () => {
  const study = valueOf(deps.studyDeck([...deck, { card: 'test:nobody', copies: 2 }]));
  expect(study.types.person.copies).toBe(26);
  expect(study.unknown).toEqual({ copies: 2, cards: [{ card: 'test:nobody', copies: 2 }] });
});

test('the odds are those of the copies that the deck has of the set', () => {
  const request = { cards: deck, set: ['starter:hope', 'starter:love', 'test:nobody'], least: 1 };
  const {
    copies,
    deck: size,
    rows,
  } = valueOf(deps.oddsOfHolding({ ...request, players: 1, whose: 'one', each: 1, rounds: 3 }));
  expect({ copies, rounds: rows.length }).toEqual({ copies: 4, rounds: 4 });
  const none = [0, 1, 2, 3, 4, 5, 6].reduce(
    (chance, drawn) => chance * ((size - 4 - drawn) / (size - drawn)),
    1,
  );
  expect(rows[0]?.chance).toBeCloseTo(1 - none, 12);
});

test('a hand without a seed has a fresh one, which deals it again', () => {
  const hand = valueOf(deps.sampleHand({ cards: deck, seed: null }));
  expect(hand.seed).toBe('fresh');
  expect(valueOf(deps.sampleHand({ cards: deck, seed: 'fresh' }))).toEqual(hand);
});

test('a team is told its conflicts and the swaps that free it', () => {
  const advice = valueOf(deps.studyTeam([deck, deck]));
  expect(advice.conflicts.length).toBe(26);
  expect(advice.swaps.length).toBe(26);
  expect(valueOf(deps.studyTeam([deck])).swaps).toEqual([]);
});

test('every version of a deck can be had to play with; of one in the trash none', () => {
  const id = '00000000-0000-4000-8000-000000000007';
  const lists = (copies: number) => ({
    cards: [{ card: 'starter:hope', copies, name: 'Hope' }],
    sideList: [],
  });
  const label = { name: 'Ruth', notes: '', tags: [], cardNotes: {} };
  createDeck(db, { ...label, id, side: 'good', lists: lists(1), origin: { kind: 'made' }, at: 'first' });
  addVersion(db, id, { at: 'then', origin: { kind: 'edited' }, lists: lists(2) });
  expect(valueOf(deps.pastDecks(id))).toEqual([
    { version: 2, at: 'then', cards: [{ card: 'starter:hope', copies: 2 }] },
    { version: 1, at: 'first', cards: [{ card: 'starter:hope', copies: 1 }] },
  ]);
  trashDeck(db, id, 'later');
  expect(deps.pastDecks(id)).toMatchObject({ ok: false, error: { code: 'noSuchDeck' } });
});

test('a wish is granted or refused by name', () => {
  const wish = { size: 20, wants: [], trait: null, simple: false, include: [], exclude: [], seed: null };
  expect(valueOf(deps.wishDeck(wish))).toMatchObject({ kind: 'deck', seed: 'fresh', deck: { size: 20 } });
  expect(valueOf(deps.wishDeck({ ...wish, include: ['starter:satan'] }))).toEqual({
    kind: 'refused',
    refusal: { code: 'notForThisDeck', cards: ['starter:satan'] },
  });
});
