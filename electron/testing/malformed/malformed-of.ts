import type fc from 'fast-check';

/** For each channel of a part of the contract, arguments that no right program sends; `game` is one that there is. */
export type MalformedOf<Api> = {
  readonly [K in keyof Api]: (game: string) => fc.Arbitrary<readonly unknown[]>;
};
