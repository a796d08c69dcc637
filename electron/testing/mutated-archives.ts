import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packArchive } from '../main/storage/transfer/archives/archive.ts';
import type { ArchiveFaultCode } from '../shared/storage/archive-fault.ts';
import { honestSave, playedGame, WRITTEN } from './honest-files.ts';
import { PACKS } from './house.ts';
import { FILE_MUTATIONS } from './mutated-files.ts';
import { GAME_MUTATIONS } from './mutated-games.ts';
import { JSONS } from './mutated-jsons.ts';
import { MANIFESTS } from './mutated-manifests.ts';
import type { Json, Mutation } from './spoil.ts';
import { rewritten } from './zip-parts.ts';

/*
 * Packs of cards and decks as files, and how what is in them is spoilt. What is spoilt of a file as a file is the same for all.
 */

const PACK = {
  ...{ id: 'martyrs', version: '0.1.0', title: 'Martyrs', ruleset: 'alpha-omega', licence: 'MIT' },
  ...{ languages: ['en'], objectives: [] },
  decks: { good: [{ card: 'martyrs:stephen', copies: 1 }], opponent: [], callings: [] },
};

/** A whole file with a pack of one card. */
export function honestPack(): Buffer {
  const text = readFileSync(join(PACKS, 'alpha-omega-starter', 'good', 'michael.json'), 'utf8');
  const card = { ...(JSON.parse(text) as Json), id: 'martyrs:stephen', name: 'Stephen', copies: 1 };
  const entries = new Map<string, unknown>([
    ['pack/pack.json', PACK],
    ['pack/good/stephen.json', card],
  ]);
  return packArchive({ ...WRITTEN, kind: 'pack', entries });
}

/** A whole file with two decks. */
export function honestDecks(): Buffer {
  const cards = [
    { card: 'starter:michael', copies: 1, name: 'Michael' },
    { card: 'saints:nicholas', copies: 1, name: 'Nicholas' },
  ];
  const deck = (name: string) => ({
    format: 'alpha-omega-deck',
    version: 1,
    name,
    side: 'good',
    cards,
    packs: [],
  });
  const entries = new Map<string, unknown>([
    ['decks/1.json', deck('Wings')],
    ['decks/2.json', { ...deck('<b>Light</b>'), notes: '<img src=x onerror=alert(1)>' }],
  ]);
  return packArchive({ ...WRITTEN, kind: 'deck', entries });
}

const inEntry =
  (entry: string) =>
  (name: string, codes: readonly ArchiveFaultCode[], change: (text: string) => string): Mutation => ({
    ...{ name, codes },
    spoil: (file) =>
      rewritten(file, (each, content) => (each === entry ? change(content.toString()) : content)),
  });

/** Another value in place of what is there. */
const withValues =
  (changes: Json) =>
  (text: string): string =>
    JSON.stringify({ ...(JSON.parse(text) as Json), ...changes });

const inPack = inEntry('pack/pack.json');
const inCard = inEntry('pack/good/stephen.json');
const inDeck = inEntry('decks/1.json');
const proto = (text: string): string => text.replace('{', '{"__proto__":{"isAdmin":true},');
const twice = (text: string): string => text.replace('{', '{"id":"x","id":"y",');
const LONG = Array.from({ length: 40_000 }, (_, index) => index.toString(36)).join(' ');

const PACK_MUTATIONS: readonly Mutation[] = [
  inPack('a pack that lies elsewhere', ['shape'], withValues({ id: '../../evil' })),
  inPack('a pack without a name', ['shape'], withValues({ id: '' })),
  inPack('a pack of another game', ['content'], withValues({ ruleset: 'poker' })),
  inPack('a pack that runs something', ['content'], withValues({ run: 'calc.exe' })),
  inPack('a pack with a prototype as a key', ['forbiddenKey'], proto),
  inPack('a pack with a key twice', ['keyTwice'], twice),
  inPack('a pack with an endless title', ['tooLong'], withValues({ title: LONG })),
  inPack('a pack that is a list', ['shape', 'content'], () => '[1]'),
  inCard('a card of another pack', ['content'], withValues({ id: 'starter:michael' })),
  inCard('a card that is a program', ['content'], withValues({ abilities: [{ code: 'process.exit()' }] })),
  inCard('a card with a prototype as a key', ['forbiddenKey'], proto),
  inCard('a card of endless strength', ['content', 'notJson'], withValues({ strength: 1e300 })),
  inCard('a card that breaks off', ['notJson'], (text) => text.slice(0, -5)),
];

const DECK_MUTATIONS: readonly Mutation[] = [
  inDeck('a deck of another format', ['content'], withValues({ format: 'poker' })),
  inDeck('a deck of a later program', ['newer'], withValues({ version: 99 })),
  inDeck('a deck without a name', ['content'], withValues({ name: '' })),
  inDeck('a deck with an endless name', ['content', 'tooLong'], withValues({ name: LONG })),
  inDeck('a deck of no side', ['content'], withValues({ side: 'evil' })),
  inDeck(
    'a deck with cards without number',
    ['content'],
    withValues({ cards: [{ card: 'starter:michael', copies: 1e9 }] }),
  ),
  inDeck(
    'a deck with a card that is HTML',
    ['content'],
    withValues({ cards: [{ card: '<script>', copies: 1 }] }),
  ),
  inDeck(
    'a deck with more lines than can be',
    ['content'],
    withValues({
      cards: Array.from({ length: 5000 }, (_, index) => ({ card: `starter:a${String(index)}`, copies: 1 })),
    }),
  ),
  inDeck('a deck with something more', ['content'], withValues({ run: 'calc.exe' })),
  inDeck('a deck with a prototype as a key', ['forbiddenKey'], proto),
  inDeck('a deck that is a number', ['content'], () => '7'),
  inDeck('a deck that breaks off', ['notJson'], (text) => text.slice(0, -5)),
];

/** What is done to a saved game alone, though it is done to a file. */
const GENERAL = FILE_MUTATIONS.filter(({ name }) => name !== 'a bomb within a bomb');

/** A kind of file, and how it is spoilt. */
export interface Spoiling {
  readonly what: string;
  readonly honest: Buffer;
  readonly mutations: readonly Mutation[];
}

/** All kinds of files that come in. */
export const spoilings = (): readonly Spoiling[] => [
  {
    what: 'game',
    honest: honestSave(playedGame('honest')),
    mutations: [...FILE_MUTATIONS, ...MANIFESTS, ...JSONS, ...GAME_MUTATIONS],
  },
  { what: 'pack', honest: honestPack(), mutations: [...GENERAL, ...PACK_MUTATIONS] },
  { what: 'decks', honest: honestDecks(), mutations: [...GENERAL, ...DECK_MUTATIONS] },
];
