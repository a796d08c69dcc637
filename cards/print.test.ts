import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueOf, loadPacks } from './load.ts';
import { packsDir } from './testing/packs.ts';
import { english } from './text/english/words.ts';
import { pageOf } from './text/page.ts';
import { plainText } from './text/plain.ts';
import { programOf } from './testing/programs.ts';

const { packs } = loadPacks(packsDir);
const catalogue = catalogueOf(packs);
const cards = [...catalogue.values()];

test('the kept page of texts is what the cards say: `npx node cards/print.ts --keep` after reading what changed', () => {
  const kept = readFileSync(new URL('text/english/starter-texts.md', import.meta.url), 'utf8');
  const page = packs.map(({ title, cards: all }) => pageOf(title, all, catalogue, english)).join('\n');
  expect(page).toBe(kept);
});

test('cards that do different things never say the same', () => {
  const texts = new Map<string, string>();
  const alike: string[] = [];
  for (const card of cards) {
    const text = plainText(english.cardText(card, catalogue)).replaceAll(card.name, 'this card');
    const program = programOf(card);
    const known = texts.get(text);
    if (known !== undefined && known !== program) alike.push(text);
    texts.set(text, program);
  }
  expect(alike).toEqual([]);
});
