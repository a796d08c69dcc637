import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { root } from '../../electron-runtime.ts';

const FOLDERS = '{engine,cards,db,electron,renderer,e2e,build}';

/** All files that people write, from the root of the repository, in one order on every machine. */
export const sources = (): readonly string[] =>
  [`${FOLDERS}/**/*.*`, '*.json']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.split(sep).join('/'))
    .sort((one, other) => (one < other ? -1 : 1));
