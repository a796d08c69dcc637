import { describe, expect, test } from 'vitest';
import type { CardDef } from '../engine/alpha-omega/definitions.ts';
import { judgeDeck } from '../engine/alpha-omega/beyond/decks/legality.ts';
import { catalogueOf, loadPacks, setUp } from './load.ts';
import { gameIcons } from './testing/game-icons.ts';
import { lacksOf } from './testing/lacks.ts';
import { packsDir } from './testing/packs.ts';

const { packs, languages, issues } = loadPacks(packsDir, { emblems: gameIcons() });
const cards = packs.flatMap((pack) => pack.cards);

describe('the packs that come with the program', () => {
  test('every card parses, and every reference finds its card', () => {
    expect(issues).toEqual([]);
    expect(packs.map(({ id }) => id)).toEqual(['starter']);
  });

  test.each(cards.map((card) => [card.id, card] as const))(
    '%s lacks nothing: a face of its own, a source of each fact, a verse word for word, a name in Spanish',
    (_, card) => {
      expect(lacksOf(card, { cards, languages })).toEqual([]);
    },
  );
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
