/*
 * Which arguments an ICU message takes, read from its own text by the compiler, so that a sentence with a missing name
 * does not compile. The branches of a plural or a select must be whole phrases: one that is a single word would be taken
 * for an argument.
 */

type Head<S extends string> = S extends `${infer Name},${string}` ? Name : S;

/** Branches hold blanks, signs or nothing; the name of an argument never does. */
type Name<S extends string> = S extends '' | `${string}${' ' | '#' | '<' | '{' | '’' | '.' | '…'}${string}`
  ? never
  : S;

/** The names of all arguments of a message. */
export type ArgumentOf<S extends string> = S extends `${string}{${infer Rest}`
  ? Rest extends `${infer Inside}}${string}`
    ? Name<Head<Inside>> | ArgumentOf<Rest>
    : never
  : never;
