import type { Phrase } from './phrase.ts';

/** One card or several: what words agree with. */
export type Grammar = 'one' | 'many';

/** A noun with its article, and what verbs agree with. */
export interface Np {
  readonly phrase: Phrase;
  readonly grammar: Grammar;
}

/** A card that is spoken of, with the name that tells two subjects apart. */
export type Referred<N extends Np> = N & {
  readonly key: string;
  /** Spoken of for the first time, and chosen by a player. */
  readonly choice: N | null;
};
