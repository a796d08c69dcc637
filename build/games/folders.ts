import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const engine = fileURLToPath(new URL('../../engine', import.meta.url));

/** The folders of games: each has its rules in one of the engine, and at every other boundary one of the same name. */
export const GAME_FOLDERS: readonly string[] = globSync('*/ruleset.ts', { cwd: engine })
  .map((file) => dirname(file))
  .sort((one, other) => (one < other ? -1 : 1));
