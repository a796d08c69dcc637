import { named, type Folder, type MutantTools } from '../../../mutants/types.ts';

const RULES = 'engine/alpha-omega';

/** What a folder of the engine is asked by. */
const partOfEngine = (folder: string, ...others: readonly string[]): Folder => ({
  mutate: [`${RULES}/${folder}/**/*.ts`, '!**/*.test.ts'],
  tests: [`${RULES}/${folder}/**/*.test.ts`, ...others],
});

/** What the tries of mutants need of Alpha/Omega. */
export const mutants: MutantTools = {
  setupFiles: ['build/games/alpha-omega/mutants/after-each-file.ts'],
  folders: {
    rules: {
      mutate: [
        `${RULES}/queries/{cards,targeting,idle,matching,strength,protection,interrupts}.ts`,
        `${RULES}/frames/{attack,clean-up,defeat,lure-player}.ts`,
        `${RULES}/actions/{hit,interrupt,leave}.ts`,
        `${RULES}/evolve-cards.ts`,
      ],
      tests: [`${RULES}/{spec,beyond/explain,beyond/forecast}/**/*.test.ts`],
      // Not those that read documents and test names, nor whole games and random ones: they cost much and see no more.
      withoutTests: named('laws', 'games', 'campaign', 'rulebook', 'rulings', 'every-card'),
      wanted: 95,
    },
    bots: {
      ...partOfEngine('beyond/bots'),
      // Whole games of players of good sense and of chance, again and again: a mutant that only they notice lives too long.
      withoutTests: named('bots', 'thoughtful'),
    },
    forecast: partOfEngine('beyond/forecast'),
    explain: partOfEngine('beyond/explain'),
    'deck-study': partOfEngine('beyond/deck-study'),
    journeys: partOfEngine('beyond/journeys'),
    odds: { mutate: [`${RULES}/beyond/odds.ts`], tests: [`${RULES}/beyond/odds.test.ts`] },
    query: {
      mutate: ['cards/query/**/*.ts', '!**/*.test.ts', '!cards/query/generate.ts'],
      tests: ['cards/query/**/*.test.ts', 'electron/main/games/alpha-omega/cards/*.test.ts'],
    },
  },
};
