/** A part of the code whose every change has to be noticed, and the tests that are asked. Globs, from the root. */
export interface Folder {
  /** The files that are mutated; a leading `!` takes some out again. */
  readonly mutate: readonly string[];
  /** Of these files, those that have this in them are left out. */
  readonly except?: RegExp;
  readonly tests: readonly string[];
  readonly withoutTests?: readonly string[];
  /** All of its tests take minutes: a few lines are asked by those nearest to them alone. */
  readonly isSlow?: true;
  /** The share of its mutants that tests must notice, in percent, where it is more than of any other folder. */
  readonly wanted?: number;
}

/** The share of a folder's mutants that tests must notice, in percent. */
export const WANTED = 80;

const named = (...names: readonly string[]): readonly string[] => names.map((name) => `**/${name}.test.ts`);

const RULES = 'engine/alpha-omega';

/** Long runs with processes of their own, in which no mutant is awake, and those that measure work: code that can be changed does more. */
const ELSEWHERE = named('kill', 'killed', 'leaks', 'disk', 'stalls', 'many-decks');

/** The browser, without which such a file does nothing: component tests ask it, and those Stryker cannot run. */
const ON_PAGE =
  /\b(document|window\.|navigator|localStorage|addEventListener|requestAnimationFrame|\w*Element\b|DOMRect|Animation\b|AudioContext)|\.svelte(\.ts)?'/;

/** What a folder of the engine is asked by. */
const partOfEngine = (folder: string, ...others: readonly string[]): Folder => ({
  mutate: [`${RULES}/${folder}/**/*.ts`, '!**/*.test.ts'],
  tests: [`${RULES}/${folder}/**/*.test.ts`, ...others],
});

/** All code that is mutated, by the name under which the report tells of it. */
export const FOLDERS: Readonly<Record<string, Folder>> = {
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
  db: {
    mutate: ['db/**/*.ts', '!**/*.test.ts', '!db/testing/**'],
    tests: ['db/**/*.test.ts', 'electron/main/**/*.test.ts'],
    withoutTests: ELSEWHERE,
    isSlow: true,
  },
  main: {
    mutate: [
      'electron/main/{keeping,replays,games/alpha-omega/{journeys,statistics,turning-points}}/**/*.ts',
      'electron/main/sessions/{restore,eyes,changes}.ts',
      '!**/*.test.ts',
      '!**/*worker.ts',
    ],
    tests: ['electron/main/**/*.test.ts'],
    withoutTests: ELSEWHERE,
    isSlow: true,
  },
  // The logic of the window: neither components nor their state, neither words nor pictures, and nothing that works on the page.
  renderer: {
    mutate: [
      'renderer/{text,input,sound,shell,games}/**/*.ts',
      ...['!**/*.test.ts', '!**/*.svelte.ts', '!**/*.d.ts', '!**/testing/**', '!renderer/text/language/**'],
      '!renderer/games/alpha-omega/glass/{forms,palettes,backs}/**',
    ],
    except: ON_PAGE,
    tests: ['renderer/**/*.test.ts'],
    withoutTests: ['renderer/**/*.component.test.ts', 'renderer/**/*.svelte.test.ts'],
    isSlow: true,
  },
};
