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

/** What the tries of mutants need of a game. */
export interface MutantTools {
  /** Its own code that is mutated, by the name under which the report tells of it: no other game has it. */
  readonly folders: Readonly<Record<string, Folder>>;
  /** Files that run before any test, from the root. */
  readonly setupFiles: readonly string[];
}

/** Test files of these names, wherever they lie. */
export const named = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `**/${name}.test.ts`);
