import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPacks } from './load.ts';
import { packsDir } from './testing/packs.ts';
import { programOf } from './testing/programs.ts';
import { catalogueFor, textPage } from './text-page.ts';
import { CARD_LANGUAGES } from './text/languages.ts';
import { plainText } from './text/plain.ts';

const read = loadPacks(packsDir);

describe.each(CARD_LANGUAGES.map((language) => [language.folder, language] as const))(
  'in %s',
  (folder, language) => {
    const catalogue = catalogueFor(read, language);
    const cards = [...catalogue.values()];

    test('the kept page of texts is what the cards say: `npm run card -- --keep` after reading what changed', () => {
      const kept = readFileSync(new URL(`text/${folder}/starter-texts.md`, import.meta.url), 'utf8');
      expect(textPage(read, language)).toBe(kept);
    });

    test('every card but a plain one says something', () => {
      const silent = cards.filter((card) => plainText(language.cardText(card, catalogue)) === '');
      expect(silent.filter(({ abilities }) => abilities.length > 0)).toEqual([]);
    });

    test('cards that do different things never say the same', () => {
      const texts = new Map<string, string>();
      const alike: string[] = [];
      for (const card of cards) {
        const text = plainText(language.cardText(card, catalogue)).replaceAll(card.name, 'this card');
        const program = programOf(card);
        const known = texts.get(text);
        if (known !== undefined && known !== program) alike.push(text);
        texts.set(text, program);
      }
      expect(alike).toEqual([]);
    });
  },
);
