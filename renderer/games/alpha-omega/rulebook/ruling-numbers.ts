import { en } from '../../../text/language/en/index.ts';

type Key = keyof (typeof en)['rulebookRulings'];

/** A ruling that the book tells in a sentence. */
export type RulingNumber = { [K in Key]: K extends `r${infer N extends number}` ? N : never }[Key];

const isRuling = (key: string): boolean => /^r\d+$/.test(key);

/** Every ruling of the book, in order. */
export const RULING_NUMBERS: readonly RulingNumber[] = Object.keys(en.rulebookRulings)
  .filter(isRuling)
  .map((key) => Number(key.slice(1)) as RulingNumber);
