import { dirname } from 'node:path';
import { importsOf } from '../checks/kept/shapes.ts';
import { sources } from '../checks/kept/sources.ts';
import { textOf } from '../checks/kept/digest.ts';
import { GAME_FOLDERS } from '../games/folders.ts';

/** Where a boundary lists its games: the only files outside a game's folders that may import from them. */
export const REGISTRIES: readonly string[] = [
  'engine/games.ts',
  'electron/shared/games/wires.ts',
  'electron/shared/games/desks.ts',
  'electron/shared/games/schemas.ts',
  'electron/main/games/index.ts',
  'electron/main/games/desks.ts',
  'renderer/games/index.ts',
  'renderer/games/pages.ts',
  'renderer/terminal/games.ts',
  'renderer/text/language/en/first.ts',
  'renderer/text/language/en/index.ts',
  'renderer/text/language/es/first.ts',
  'renderer/text/language/es/index.ts',
  'build/games/index.ts',
];

/** Files that speak of the program, which bears the name of its first game: on the disk, in its window, in its package. */
export const NAME_OF_PROGRAM: readonly string[] = [
  'package.json',
  'build/electron-builder.yml',
  'build/package.ts',
  'build/program.ts',
  'build/setup/packages.mjs',
  'build/setup/paths.mjs',
  'build/notices/notices.ts',
  'build/notices/shipped.ts',
  'build/emblems.ts',
  'db/file/open.ts',
  'electron/main/storage/transfer/archives/archive.ts',
  'electron/main/storage/tasks/scratch.ts',
  'electron/main/system/places.ts',
  'electron/main/system/files.ts',
  'electron/main/system/private-files.ts',
  'electron/main/window/words.ts',
  'renderer/index.html',
  ...['en', 'es'].flatMap((language) =>
    ['file-faults', 'storage', 'mending', 'motion'].map(
      (area) => `renderer/text/language/${language}/${area}.ts`,
    ),
  ),
];

/** Released migrations are never edited. */
const MIGRATIONS = /^db\/migrations\/\d/;

const TESTS = /\.(test|spec)\.ts$|(^|\/)testing\/|^e2e\/|^build\/(canary|walls)\//;

/** The game that a file belongs to, by the folder it lies in; null for what all games share. Cards are Alpha/Omega's alone. */
export function gameOf(file: string, all: readonly string[]): string | null {
  const folders = dirname(file).split('/');
  if (folders[0] === 'cards') return 'alpha-omega';
  return all.find((game) => folders.includes(game)) ?? null;
}

/** A file as far as the walls look at it. */
export interface Source {
  readonly file: string;
  readonly imports: readonly string[];
  readonly text: string;
}

const namesOf = (game: string): RegExp => new RegExp(game.split('-').join('[-/ ]?'), 'i');

/**
 * What a file knows of a game that is not its own.
 * @returns the files of games that it imports, and the games that it names; none for registries
 */
export function known({ file, imports, text }: Source, all: readonly string[]): readonly string[] {
  if (REGISTRIES.includes(file)) return [];
  const own = gameOf(file, all);
  const foreign = imports.filter((target) => {
    const game = gameOf(target, all);
    return game !== null && game !== own;
  });
  if (own !== null || NAME_OF_PROGRAM.includes(file) || MIGRATIONS.test(file)) return foreign;
  return [...foreign, ...all.filter((game) => namesOf(game).test(text))];
}

/** All production files that know a game which is not their own, each with what it knows. */
export function knowing(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const file of sources()) {
    if (TESTS.test(file) || !/\.(ts|mjs|js|svelte|css|html|yml)$|^package\.json$/.test(file)) continue;
    const knows = known({ file, imports: importsOf(file), text: textOf(file) }, GAME_FOLDERS);
    if (knows.length > 0) found.set(file, knows);
  }
  return found;
}
