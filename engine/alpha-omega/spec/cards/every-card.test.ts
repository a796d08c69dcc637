import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const HERE = import.meta.dirname;
const PACK = join(HERE, '../../../../cards/packs/alpha-omega-starter');

describe('the Starter pack', () => {
  test.each(['good', 'opponent', 'callings', 'objectives'])(
    'every card in %s has a test of its own, and every test has a card',
    (folder) => {
      const cards = namesIn(join(PACK, folder), '.json');
      expect(cards).not.toEqual([]);
      expect(namesIn(join(HERE, folder), '.test.ts')).toEqual(cards);
    },
  );
});

function namesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder)
    .map((file) => file.replace(ending, ''))
    .sort((a, b) => (a < b ? -1 : 1));
}
