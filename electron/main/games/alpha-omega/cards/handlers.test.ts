import { describe, expect, test } from 'vitest';
import { catalogueOf, loadPacks } from '../../../../../cards/load.ts';
import { english } from '../../../../../cards/text/english/words.ts';
import { plainText } from '../../../../../cards/text/plain.ts';
import type { CardDef, Trait } from '../../../../../engine/alpha-omega/index.ts';
import type { OwnedDb } from '../../../../../db/file/handles.ts';
import { memoryDb } from '../../../../../db/testing/testing.ts';
import { createDeck } from '../../../../../db/alpha-omega/decks.ts';
import type {
  CardSearch,
  Facet,
  SearchReply,
  SearchRequest,
} from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { abdiel, packsWith, trialPack } from '../../../../../cards/testing/packs.ts';
import { PACKS, valueOf } from '../../../../testing/house.ts';
import { loadCatalogue } from '../catalogue.ts';
import { cardsHandlers } from './handlers.ts';

const failing = (kind: string, error: unknown): never => {
  throw new Error(`a report of kind ${kind}`, { cause: error });
};

function library(db: OwnedDb = memoryDb(), own: string | null = null) {
  let tag = 'en';
  const catalogue = loadCatalogue(db, PACKS, 'now', { own });
  const handlers = cardsHandlers({
    db,
    packs: () => catalogue.packs(),
    isCustom: catalogue.isCustom,
    spoken: () => ({ languages: catalogue.languages(), tag }),
    clock: () => new Date(0),
    report: failing,
  });
  const now = <T>(reply: Reply<T> | Promise<Reply<T>>): T => {
    if (reply instanceof Promise) throw new Error('a promise');
    return valueOf(reply);
  };
  const ask = (text: string, more: Partial<SearchRequest> = {}): SearchReply =>
    now(
      handlers.searchCards({
        ...{ text, facets: [], sort: { by: 'name', descending: false }, deck: null, from: 0, count: 500 },
        ...more,
      }),
    );
  /** The names of the files of what is found. */
  const find = (text: string, more: Partial<SearchRequest> = {}): readonly string[] => {
    const reply = ask(text, more);
    if (!reply.ok) throw new Error(`${text}: ${reply.issues.map(({ code }) => code).join()}`);
    return reply.cards.map((id) => id.replace('starter:', ''));
  };
  const speak = (language: string): void => {
    tag = language;
  };
  return { db, handlers, now, ask, find, speak };
}

const { find, ask } = library();

const { packs } = loadPacks(PACKS);
const every = packs.flatMap(({ cards }) => cards);
const catalogue = catalogueOf(packs);
const ofType = (wanted: CardDef['type']): number => every.filter(({ type }) => type === wanted).length;

const isOf = (card: CardDef, trait: Trait): boolean => card.type === 'person' && card.traits.includes(trait);
const says = (card: CardDef, words: RegExp): boolean =>
  words.test(plainText(english.cardText(card, catalogue)));
/** The names of the files of the cards that are so, as they are sorted by name. */
const those = (isSo: (card: CardDef) => boolean): readonly string[] =>
  every
    .filter(isSo)
    .map(({ id }) => id.replace('starter:', ''))
    .toSorted((a, b) => (a < b ? -1 : 1));

describe('a search', () => {
  test.each<readonly [string, (card: CardDef) => boolean]>([
    ['n:micha', ({ name }) => /\bMicha/.test(name)],
    ['n:sea', ({ name }) => /\bSea/.test(name)],
    ['t:place side:good', (card) => card.type === 'place' && card.side === 'good'],
    ['k:archangel s>=6', (card) => card.type === 'person' && isOf(card, 'archangel') && card.strength >= 6],
    [
      'k:archangel -(n:metatron or n:gabriel or n:raphael)',
      (card) => isOf(card, 'archangel') && !/Metatron|Gabriel|Raphael/.test(card.name),
    ],
    ['is:armour', (card) => card.type === 'item' && card.slot === 'armour'],
    ['x:"Fallen Angel" t:item', (card) => card.type === 'item' && says(card, /Fallen Angel/i)],
    ['v:tobias', ({ flavour }) => flavour.quote.includes('Tobias')],
    [
      'source:"Paradise Lost" k:archangel',
      (card) => isOf(card, 'archangel') && card.flavour.source.includes('Paradise Lost'),
    ],
    [
      'x:/remove (all|\\d) damage/ t:item',
      (card) => card.type === 'item' && says(card, /remove (all|\d) damage/i),
    ],
    ['is:custom', () => false],
  ])('%s', (text, isSo) => {
    expect(find(text).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(those(isSo));
  });

  test('of plain words finds names, texts and what is told of a card', () => {
    expect(find('micha')).toEqual(expect.arrayContaining(['michael', 'squadrons-at-once']));
    expect(find('n:sea')).toContain('crystal-sea');
    expect(find('v:tobias')).toContain('raphael');
    expect(find('x:/remove (all|\\d) damage/ t:item')).toContain('golden-censer');
  });

  test('of nothing finds every card, a page at a time', () => {
    const all = find('');
    expect(all).toHaveLength(every.length);
    expect(find('', { from: 50, count: 10 })).toEqual(all.slice(50, 60));
    expect(ask('', { count: 0 })).toMatchObject({ ok: true, query: null, total: every.length, cards: [] });
    expect(find('', { from: 500 })).toEqual([]);
  });

  test('leaves out what is muted, and asks nothing where all of it is', () => {
    expect(find('~t:person k:archangel mich')).toEqual(find('k:archangel mich'));
    expect(find('-~mich')).toHaveLength(every.length);
    expect(find('~(micha or nonsense)')).toHaveLength(every.length);
    expect(find('(micha or ~gabriel)')).toEqual(find('micha'));
  });

  test('that cannot be asked says why and where', () => {
    expect(ask('k:archangel t:persn')).toMatchObject({
      ok: false,
      issues: [{ code: 'unknownValue', from: 14 }],
    });
    expect(ask('in:deck')).toMatchObject({ ok: false, issues: [{ code: 'noDeckOpen', from: 0, to: 7 }] });
    expect(ask('in:"Nobody’s"')).toMatchObject({ ok: false, issues: [{ code: 'noSuchDeck' }] });
  });

  test('finds what is in a deck, the open one or one by its name', () => {
    const { find: among, db } = library();
    const lists = { cards: [{ card: 'starter:hope', copies: 2, name: 'Hope' }], sideList: [] };
    createDeck(db, {
      ...{ id: 'd', side: 'good', name: 'My Deck', notes: '', tags: [], cardNotes: {} },
      ...{ lists, origin: { kind: 'made' }, at: 'now' },
    });
    expect(among('in:" my deck"')).toEqual(['hope']);
    expect(among('in:deck', { deck: ['starter:michael'] })).toEqual(['michael']);
    expect(among('-in:deck', { deck: ['starter:michael'] })).toHaveLength(every.length - 1);
  });
});

const facet = (group: Facet['group'], word: string, muted = false): Facet => ({ group, word, muted });

describe('facets', () => {
  test('of one group add up, of several narrow down, and muted ones do neither', () => {
    const places = find('t:place').length;
    expect(find('', { facets: [facet('type', 'place')] })).toHaveLength(places);
    expect(find('', { facets: [facet('type', 'place'), facet('type', 'objective')] })).toHaveLength(
      places + ofType('objective'),
    );
    expect(find('', { facets: [facet('type', 'place'), facet('side', 'good')] })).toEqual(
      find('t:place side:good'),
    );
    expect(find('', { facets: [facet('type', 'place', true)] })).toHaveLength(every.length);
    expect(find('', { facets: [facet('strength', '10')] })).toEqual(find('s:10'));
    expect(find('', { facets: [facet('deck', 'out')], deck: ['starter:hope'] })).toHaveLength(
      every.length - 1,
    );
  });

  test('say how many cards each would leave, whatever else of their group is wanted', () => {
    const { handlers, now } = library();
    const counts = now(
      handlers.cardFacets({
        text: '',
        facets: [facet('type', 'place')],
        deck: ['starter:zion', 'starter:hope'],
      }),
    );
    const of = (group: string, word: string): number | undefined =>
      counts.find((each) => each.group === group && each.word === word)?.cards;
    expect(of('type', 'person')).toBe(ofType('person'));
    expect(of('type', 'place')).toBe(ofType('place'));
    expect(of('side', 'good')).toBe(find('t:place side:good').length);
    expect(of('trait', 'angel')).toBe(0);
    expect(of('by', 'published')).toBe(find('t:place by:published').length);
    expect(counts.filter(({ group }) => group === 'pack')).toEqual([
      { group: 'pack', word: 'starter', cards: ofType('place'), title: 'Alpha/Omega Starter' },
    ]);
    expect(of('deck', 'in')).toBe(1);
    expect(of('deck', 'out')).toBe(ofType('place') - 1);
  });
});

test('cards are sorted by type as people think of them, the strongest first', () => {
  const names = find('side:good', { sort: { by: 'type', descending: false } });
  expect(names.slice(0, 4)).toEqual(['azrael', 'hadraniel', 'michael', 'abdiel']);
  expect(find('', { sort: { by: 'type', descending: false } }).at(-1)).toBe('ye-shall-be-as-gods');
});

test('the cards of a pack that somebody brought are custom, whatever the pack is called', () => {
  const own = packsWith({ 'trial/pack.json': trialPack, 'trial/good/abdiel.json': abdiel() });
  const { find: findIn } = library(memoryDb(), own);
  expect(findIn('is:custom')).toEqual(['trial:abdiel']);
});

test('what the cards say is indexed anew when another program says it otherwise, and only then', () => {
  const db = memoryDb();
  library(db).find('mich');
  db.run(`UPDATE card_texts SET rules = 'kept as it was'`);
  library(db).find('mich');
  expect(db.get('SELECT rules FROM card_texts')).toEqual({ rules: 'kept as it was' });
  db.run(`UPDATE settings SET value = '"of before"' WHERE key = 'cardIndex'`);
  expect(library(db).find('x:damage').length).toBeGreaterThan(10);
});

describe('what is kept', () => {
  const search: CardSearch = {
    text: 'k:angel',
    facets: [facet('side', 'good', true)],
    sort: { by: 'strength', descending: true },
  };
  const id = '00000000-0000-4000-8000-000000000001';

  test('a search comes back as it was', () => {
    const { handlers, now } = library();
    expect(now(handlers.keepSearch({ id, name: 'Angels', search }))).toEqual([
      { id, name: 'Angels', search },
    ]);
    expect(now(handlers.savedSearches())).toEqual([{ id, name: 'Angels', search }]);
    expect(now(handlers.deleteSearch(id))).toEqual([]);
  });

  test('the place in the library comes back as it was, and one that cannot be read is none', () => {
    const { handlers, now, db } = library();
    expect(now(handlers.libraryPlace())).toBeNull();
    now(handlers.keepLibraryPlace({ search, at: 7, look: 'grid' }));
    expect(now(handlers.libraryPlace())).toEqual({ search, at: 7, look: 'grid' });
    db.run(`UPDATE settings SET value = '{"at":-1}' WHERE key = 'libraryPlace'`);
    expect(now(handlers.libraryPlace())).toBeNull();
  });

  test('a search that this program cannot read is left alone', () => {
    const { handlers, now, db } = library();
    now(handlers.keepSearch({ id, name: 'Angels', search }));
    db.run(
      `INSERT INTO saved_searches (id, name, search, position) VALUES ('x', 'Newer', '{"by":"smell"}', 9)`,
    );
    expect(now(handlers.savedSearches()).map(({ name }) => name)).toEqual(['Angels']);
    now(handlers.deleteSearch(id));
    expect(db.all('SELECT name FROM saved_searches')).toEqual([{ name: 'Newer' }]);
  });

  test('the codex says what is noted about a card, which decks have it, and what became of it in games', () => {
    const { handlers, now, db } = library();
    now(handlers.keepCardNote({ card: 'starter:hope', note: ' Two of them. ' }));
    const damaged = { cards: 'none', sideList: [] };
    for (const [name, lists] of [
      ['Hopeful', { cards: [{ card: 'starter:hope', copies: 2, name: 'Hope' }], sideList: [] }],
      ['Damaged', damaged],
    ] as const)
      createDeck(db, {
        id: name,
        side: 'good',
        name,
        notes: '',
        tags: [],
        cardNotes: {},
        lists,
        origin: {},
        at: 'now',
      });
    expect(now(handlers.cardCodex('starter:hope'))).toEqual({
      card: 'starter:hope',
      pack: { id: 'starter', title: 'Alpha/Omega Starter', licence: 'MIT' },
      isCustom: false,
      note: 'Two of them.',
      decks: [{ id: 'Hopeful', name: 'Hopeful', copies: 2 }],
      inGames: { games: 0, won: 0, drawn: 0, drawnWon: 0, entered: 0, enteredWon: 0, lured: 0, defeated: 0 },
    });
    expect(handlers.cardCodex('starter:nobody')).toMatchObject({ ok: false, error: { code: 'noSuchCard' } });
  });
});

describe('in Spanish', () => {
  const spanish = library();
  spanish.speak('es');

  test.each([
    ['n:miguel', ['michael']],
    ['n:michael', ['michael']],
    ['N:JERICÓ', ['wall-of-jericho']],
    ['n:jerico', ['wall-of-jericho']],
    ['n:jericho', ['wall-of-jericho']],
    ['x:"cura todo el daño a un personaje"', ['raphael']],
    ['x:"cura todo el dano a un personaje"', ['raphael']],
    ['x:"remove all damage from a good person"', ['raphael']],
    ['v:tobias', ['raphael']],
    ['source:apocalipsis n:bestia', ['the-beast']],
    ['source:revelation n:bestia', ['the-beast']],
  ])('%s is found, with accents or without, in both languages', (text, expected) => {
    expect(spanish.find(text)).toEqual(expected);
  });

  test('cards are in the order of their Spanish names', () => {
    const inOrder = [
      ...['babylon', 'heaven', 'eden', 'the-ark', 'wall-of-jericho'],
      ...['pandemonium', 'sinai', 'zion', 'tophet'],
    ];
    expect(spanish.find('t:place').filter((name) => inOrder.includes(name))).toEqual(inOrder);
  });

  test('the order is another one after another language was chosen, and Spanish names are found in English too', () => {
    const both = library();
    const places = both.find('t:place');
    expect(places.at(-1)).toBe('zion');
    expect(both.find('n:jerico')).toEqual(['wall-of-jericho']);
    expect(both.find('x:"cura todo el daño a un personaje"')).toEqual([]);
    both.speak('es');
    expect(both.find('t:place').at(-1)).toBe('tophet');
    both.speak('en');
    expect(both.find('t:place')).toEqual(places);
  });
});
