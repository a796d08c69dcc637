import { readFileSync } from 'node:fs';
import { hashText } from '../../../../../engine/kernel/hash.ts';

/** So many words in a row are nobody’s chance: whoever has them has copied. */
export const RUN = 8;

/** Every run of words in a text, without case, marks and apostrophes. */
function runsOf(text: string): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’‘]/g, '')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
}

/** A run as 32 bits: enough to know it again, too little to read it. */
const bitsOf = (run: string): number => Number.parseInt(hashText(run).slice(0, 8), 16);

/** The runs of the printed rulebook, which is not ours to reprint: their hashes, four bytes each. */
function printedRuns(): ReadonlySet<number> {
  const file = readFileSync(new URL('printed-runs.txt', import.meta.url), 'utf8');
  const bytes = Buffer.from(file.replaceAll('\n', ''), 'base64');
  return new Set(Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32BE(4 * at)));
}

const PRINTED = printedRuns();

/** The runs of a text that the printed rulebook has as well. */
export const copiedFrom = (text: string): readonly string[] =>
  runsOf(text).filter((run) => PRINTED.has(bitsOf(run)));
