import type { ArchiveFaultCode } from '../shared/storage/archive-fault.ts';
import { contentOf, fileOf, part, partsOf, rewritten, type Part } from './zip-parts.ts';

/** Chance below a bound. */
export type Dice = (bound: number) => number;

/** A way to spoil a file. */
export interface Mutation {
  readonly name: string;
  /** What it may be refused for. */
  readonly codes: readonly ArchiveFaultCode[];
  readonly spoil: (file: Buffer, dice: Dice) => Buffer;
}

/** Dice that fall the same way for the same seed. */
export function diceOf(seed: number): Dice {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** One way to spoil a file, with the codes of which one is expected. */
export const of = (name: string, codes: readonly ArchiveFaultCode[], spoil: Mutation['spoil']): Mutation => ({
  ...{ name, codes, spoil },
});

/** One of a list, by chance. */
export const pick = <T>(list: readonly T[], dice: Dice): T => list[dice(list.length)] as T;

export type Json = Record<string, unknown>;

const jsonOf = (content: Buffer): Json => JSON.parse(content.toString()) as Json;

/** The file with another manifest, and all else as it was. */
export function withManifest(file: Buffer, change: (manifest: Json) => unknown): Buffer {
  const [manifest, ...rest] = partsOf(file) as [Part, ...Part[]];
  return fileOf([part('manifest.json', JSON.stringify(change(jsonOf(contentOf(manifest))))), ...rest]);
}

/** The file with one entry put in other words, and all hashes right. */
export const worded = (file: Buffer, entry: string, change: (text: string) => Buffer | string): Buffer =>
  rewritten(file, (name, content) => (name === entry ? change(content.toString()) : content));

/** The file with one entry of another value. */
export const valued = (file: Buffer, entry: string, change: (value: Json) => unknown): Buffer =>
  worded(file, entry, (text) => JSON.stringify(change(JSON.parse(text) as Json)));
