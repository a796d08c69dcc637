import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DURATIONS, FORBIDDEN, MOMENTS, SLOTS, SPANS } from '../engine/alpha-omega/definitions.ts';
import { TRAITS } from '../engine/alpha-omega/selects.ts';
import { languagePage } from './language-page.ts';
import { loadPacks } from './load.ts';
import { cards as cardSchemas } from './schema/cards.ts';
import { modifiers } from './schema/modifiers.ts';
import { ability } from './schema/ops.ts';
import { select } from './schema/selects.ts';
import { packsDir } from './testing/packs.ts';
import { OP_WORDS } from './text/ops/index.ts';

const page = readFileSync(new URL('LANGUAGE.md', import.meta.url), 'utf8');
const cards = loadPacks(packsDir).packs.flatMap((pack) => pack.cards);

/** The rows of all tables: a word, and the example in the last column. */
const rows = [...page.matchAll(/^\| `(\w+)` \|.*\| ([^|]+) \|$/gm)].map((match) => ({
  word: match[1] ?? '',
  example: match[2] ?? '',
}));

/** Everything the compiler makes the schemas name. */
const words: readonly string[] = [
  ...Object.keys(cardSchemas),
  ...ability.options.map((kind) => kind.unwrap().shape.kind.value),
  ...OP_WORDS,
  ...Object.keys(modifiers),
  ...Object.keys(select.unwrap().shape),
  ...select.unwrap().shape.pick.unwrap().values,
  ...[TRAITS, SLOTS, DURATIONS, MOMENTS, SPANS, FORBIDDEN].flat(),
  ...['may', 'limit', 'shared', 'spoken', 'upTo', 'bound', 'count'],
  ...['there', 'atLeast', 'all', 'age', 'players'],
];

/** Does a card say the word: as a key, or as what a key is? */
function says(part: unknown, word: string): boolean {
  if (part === word) return true;
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([key, value]) => (key === word && value !== '') || says(value, word));
}

describe('LANGUAGE.md', () => {
  test('explains every word', () => {
    const explained = new Set(rows.map(({ word }) => word));
    expect(words.filter((word) => !explained.has(word))).toEqual([]);
  });

  test.each(rows.filter(({ example }) => example !== 'no card yet'))(
    'shows `$word` with $example, which uses it',
    ({ word, example }) => {
      const [folder, file = ''] = example.split('/');
      const card = cards.find(({ id }) => id === `starter:${file}`);
      expect(card && ('side' in card ? card.side : `${card.type}s`)).toBe(folder);
      // What a card is called and what it tells people are no words of the language.
      const game = { ...card, name: '', flavour: '', provenance: '' };
      expect(says(game, word)).toBe(true);
    },
  );

  test.each(rows.filter(({ example }) => example === 'no card yet'))(
    'says rightly that no card uses `$word` yet',
    ({ word }) => {
      expect(cards.filter(({ abilities }) => says(abilities, word))).toEqual([]);
    },
  );

  test('says of each op what definitions.ts says, with a card: `npm run card -- --keep`', () => {
    const definitions = readFileSync(
      new URL('../engine/alpha-omega/definitions.ts', import.meta.url),
      'utf8',
    );
    expect(languagePage(page, definitions, cards)).toBe(page);
    for (const op of OP_WORDS) expect(page).toMatch(new RegExp(`^\\| \`${op}\` \\| \\S+ .* \\|`, 'm'));
  });

  test('begins with a card that is really printed like that', () => {
    const shown: unknown = JSON.parse(/```json\n([\s\S]+?)```/.exec(page)?.[1] ?? '');
    const raphael = cards.find(({ id }) => id === 'starter:raphael');
    expect(raphael).toMatchObject({ ...(shown as object), flavour: {} });
  });
});
