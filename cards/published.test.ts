import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { CardDef, Provenance } from '../engine/alpha-omega/definitions.ts';
import { loadPacks } from './load.ts';
import { packsDir } from './testing/packs.ts';
import { PUBLISHED } from './testing/published.ts';

const { packs } = loadPacks(packsDir);
const cards = packs
  .flatMap((pack) => pack.cards)
  .map((card) => [card.id.replace('starter:', ''), card] as const);
const page = readFileSync(fileURLToPath(new URL('text/english/starter-texts.md', import.meta.url)), 'utf8');

/** The paragraph of a card on the page of all texts. */
const textOf = ({ name }: CardDef): string =>
  page.split('\n\n').find((text) => text.startsWith(`**${name}**`)) ?? '';

/** The facts of a card that bear a mark, beside its name. */
const marked = ({ provenance }: CardDef, mark: Provenance): readonly string[] =>
  Object.keys(provenance).filter((fact) => fact !== 'name' && provenance[fact] === mark);

describe('what the cards say was published', () => {
  test('every card of which something was published is there', () => {
    const ids = new Set(cards.map(([id]) => id));
    expect(Object.keys(PUBLISHED).filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(cards)('%s: published is what a source says word for word, and nothing else', (id, card) => {
    const { facts = {}, partly = [], strength } = PUBLISHED[id] ?? {};
    expect(new Set(marked(card, 'published'))).toEqual(new Set(Object.keys(facts)));
    expect(new Set(marked(card, 'partly'))).toEqual(new Set(partly));
    expect(card.provenance['name']).toBe(id in PUBLISHED ? 'published' : 'ours');
    for (const [fact, said] of Object.entries(facts)) {
      if (fact === 'abilities') expect(textOf(card)).toContain(said);
      else expect(card[fact as keyof CardDef]).toEqual(said);
    }
    if (strength && 'strength' in card) {
      expect(card.strength).toBeGreaterThanOrEqual(strength[0]);
      expect(card.strength).toBeLessThanOrEqual(strength[1]);
    }
  });
});
