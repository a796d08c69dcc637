import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { CardDef } from '../engine/alpha-omega/definitions.ts';
import { judgeDeck } from '../engine/alpha-omega/beyond/decks/legality.ts';
import { catalogueOf, loadPacks, setUp } from './load.ts';
import { gameIcons, packsDir } from './testing/packs.ts';

const { packs, issues } = loadPacks(packsDir, { emblems: gameIcons() });
const cards = packs.flatMap((pack) => pack.cards);
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

describe('the packs that come with the program', () => {
  test('every card parses, and every reference finds its card', () => {
    expect(issues).toEqual([]);
    expect(packs.map(({ id }) => id)).toEqual(['starter']);
  });

  test('a card is filed under its name', () => {
    const filed = ({ name }: CardDef) =>
      name
        .toLowerCase()
        .replaceAll("'", '')
        .replaceAll(/[^a-z0-9]+/g, '-');
    expect(cards.filter((card) => card.id !== `starter:${filed(card)}`).map(({ id }) => id)).toEqual([]);
  });

  test('each card has a face of its own', () => {
    expect(new Set(cards.map(({ emblem }) => emblem)).size).toBe(cards.length);
    expect(new Set(cards.map(({ flavour }) => flavour.quote)).size).toBe(cards.length);
  });

  test('each card says where every fact of the game on it comes from', () => {
    const unsaid = cards.flatMap((card) => {
      const printed = ['id', 'type', 'side', 'supernatural', 'emblem', 'flavour', 'provenance'];
      const facts = Object.keys(card).filter((fact) => !printed.includes(fact));
      return facts.filter((fact) => !(fact in card.provenance)).map((fact) => `${card.id} ${fact}`);
    });
    expect(unsaid).toEqual([]);
  });
});

describe('the Starter decks', () => {
  const catalogue = catalogueOf(packs);
  const [starter] = packs;
  const countOf = (deck: readonly string[] = [], fits: (card: CardDef) => boolean = () => true): number =>
    deck.filter((id) => {
      const card = catalogue.get(id);
      return card !== undefined && fits(card);
    }).length;
  const game = starter && setUp(starter, 'starter:and-there-was-war-in-heaven', ['Mindy', 'Steve']);

  test('hold every published card, with the published copies', () => {
    const isPublished = ({ type, provenance }: CardDef) =>
      type === 'person' && provenance['name'] === 'published';
    const published = (side: 'good' | 'opponent', deck: readonly string[] = []): readonly string[] => {
      const ids = cards.filter((card) => isPublished(card) && 'side' in card && card.side === side);
      for (const { id } of ids) expect([id, countOf(deck, (card) => card.id === id)]).toEqual([id, 1]);
      return ids.map(({ id }) => id);
    };
    expect(published('good', game?.seats[1]?.deck)).toContain('starter:michael');
    expect(published('opponent', game?.opponentDeck)).toContain('starter:paimon');
    const copies = (slug: string) => countOf(game?.opponentDeck, ({ id }) => id === `starter:${slug}`);
    const events = ['infidelity', 'despair', 'envy', 'wrath', 'injustice', 'foolishness'];
    expect(events.map(copies)).toEqual([2, 2, 1, 2, 2, 2]);
    expect(['hail-of-iron-globes', 'lucifer-envies-gods-glory'].map(copies)).toEqual([6, 1]);
    expect(countOf(game?.seats[0]?.deck, ({ id }) => id === 'starter:holy-trinity')).toBe(1);
    expect(new Set(game?.callingDeck).size).toBe(game?.callingDeck.length);
  });

  test('have an Opponent deck of Opponent cards, each with its copies, and of nothing else', () => {
    const deck = game?.opponentDeck ?? [];
    expect(countOf(deck, (card) => 'side' in card && card.side === 'opponent')).toBe(deck.length);
    for (const id of new Set(deck)) {
      const card = catalogue.get(id);
      expect([id, countOf(deck, (each) => each.id === id)]).toEqual([id, card?.copies]);
    }
    for (const id of ['satan', 'paimon', 'wrath']) expect(deck).toContain(`starter:${id}`);
  });

  test('may be played with', () => {
    const issuesOf = (side: 'good' | 'opponent') => judgeDeck(side, starter?.decks[side] ?? [], catalogue);
    for (const side of ['good', 'opponent'] as const)
      expect(issuesOf(side).filter(({ severity }) => severity !== 'hint')).toEqual([]);
  });

  test('print the numbers of the worked example', () => {
    const strength = (slug: string): number | null => {
      const card = catalogue.get(`starter:${slug}`);
      return card && 'strength' in card ? card.strength : null;
    };
    const good = ['azrael', 'michael', 'raphael', 'uriel', 'jehudiel', 'camael', 'ambriel'];
    expect(good.map(strength)).toEqual([7, 7, 6, 6, 6, 4, 4]);
    expect(['abigor', 'agares', 'paimon', 'adramalech'].map(strength)).toEqual([7, 5, 5, 5]);
    expect(strength('heavenly-armor')).toBe(5);
    expect(catalogue.get('starter:black-blade')).toMatchObject({ slot: 'weapon', attack: 3 });
    expect(catalogue.get('starter:and-there-was-war-in-heaven')).toMatchObject({ value: 50 });
  });
});

describe('flavour', () => {
  const sources: Readonly<Record<string, string>> = {
    ...(JSON.parse(read('testing/kjv-verses.json')) as Record<string, string>),
    ...(JSON.parse(read('testing/milton-lines.json')) as Record<string, string>),
  };

  test.each(cards.map(({ name, flavour }) => ({ name, ...flavour })))(
    '$name quotes $source word for word',
    ({ quote, source }) => {
      expect(sources[source] ?? `no text of ${source}: see testing/extract-verses.ts`).toContain(quote);
    },
  );
});
