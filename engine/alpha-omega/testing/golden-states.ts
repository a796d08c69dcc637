import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { KeptStates } from './kept-states.ts';

const FOLDER = join(import.meta.dirname, '../upgrades/golden');

/** What the files are called that hold states as earlier rules wrote them: see the README beside them. */
export const goldenStateFiles = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json.br'))
    .sort((a, b) => (a < b ? -1 : 1));

/** The states of such a file. */
export const goldenStates = (file: string): KeptStates =>
  JSON.parse(brotliDecompressSync(readFileSync(join(FOLDER, file))).toString()) as KeptStates;

/** Such a file, packed: its states have most of their words in common. */
export const packedStates = (kept: KeptStates): Buffer =>
  brotliCompressSync(JSON.stringify(kept), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
