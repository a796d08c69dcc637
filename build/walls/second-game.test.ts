import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sources } from '../checks/kept/sources.ts';
import { GAME_FOLDERS } from '../games/folders.ts';
import { inRoot } from '../tools.ts';
import { gameOf, REGISTRIES } from './walls.ts';

const NAME = /higher[- ]?card/i;

/** Texts, tests and documents may speak of the game that they are about. */
const isAbout = (file: string): boolean =>
  /\.(test|spec)\.ts$|\.md$|^build\/walls\//.test(file) || gameOf(file, GAME_FOLDERS) === 'higher-card';

/** The lines of a file that name Higher Card. */
const linesOf = (file: string): number =>
  readFileSync(inRoot(file), 'utf8')
    .split('\n')
    .filter((line) => NAME.test(line)).length;

test('all that Higher Card touches outside its own folders is an import and an entry in each registry', () => {
  const touched = sources().filter((file) => !isAbout(file) && linesOf(file) > 0);
  // It has no channels of its own: nothing of it stands where those are listed.
  const registries = REGISTRIES.filter((file) => file !== 'electron/shared/games/desks.ts');
  expect(touched.toSorted()).toEqual(registries.toSorted());
  // The two that take two things of a game have an import and an entry for each.
  const most = (file: string): number =>
    ['renderer/games/index.ts', 'electron/shared/games/schemas.ts'].includes(file) ? 4 : 2;
  expect(touched.filter((file) => linesOf(file) > most(file))).toEqual([]);
});
