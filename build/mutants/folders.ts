import { GAME_TOOLS } from '../games/index.ts';
import { named, type Folder } from './types.ts';
import { UNIT_SETUP } from '../unit-setup.ts';

/** The share of a folder's mutants that tests must notice, in percent. */
export const WANTED = 80;

/** Long runs with processes of their own, in which no mutant is awake, and those that measure work: code that can be changed does more. */
const ELSEWHERE = named('kill', 'killed', 'leaks', 'disk', 'stalls', 'many-decks');

/** The browser, without which such a file does nothing: component tests ask it, and those Stryker cannot run. */
const ON_PAGE =
  /\b(document|window\.|navigator|localStorage|addEventListener|requestAnimationFrame|\w*Element\b|DOMRect|Animation\b|AudioContext)|\.svelte(\.ts)?'/;

const OF_GAMES = Object.values(GAME_TOOLS).flatMap(({ mutants }) => mutants ?? []);

/** Files that run before any test of mutants. */
export const SETUP_FILES = [...UNIT_SETUP, ...OF_GAMES.flatMap(({ setupFiles }) => setupFiles)];

/** All code that is mutated, by the name under which the report tells of it. */
export const FOLDERS: Readonly<Record<string, Folder>> = {
  ...Object.fromEntries(OF_GAMES.flatMap(({ folders }) => Object.entries(folders))),
  db: {
    mutate: ['db/**/*.ts', '!**/*.test.ts', '!db/testing/**'],
    tests: ['db/**/*.test.ts', 'electron/main/**/*.test.ts'],
    withoutTests: ELSEWHERE,
    isSlow: true,
  },
  main: {
    mutate: [
      'electron/main/{storage,replays,games/*/{journeys,statistics,turning-points}}/**/*.ts',
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
      '!renderer/games/*/glass/{forms,palettes,backs}/**',
    ],
    except: ON_PAGE,
    tests: ['renderer/**/*.test.ts'],
    withoutTests: ['renderer/**/*.component.test.ts', 'renderer/**/*.svelte.test.ts'],
    isSlow: true,
  },
};
