type Head<S extends string> = S extends `${infer Name},${string}` ? Name : S;
/** Branches hold blanks, signs or nothing; the name of an argument never does. */
type Name<S extends string> = S extends '' | `${string}${' ' | '#' | '<' | '{' | '’' | '.' | '…'}${string}` ? never : S;
/** The names of all arguments of a message. */
export type ArgumentOf<S extends string> = S extends `${string}{${infer Rest}` ? Rest extends `${infer Inside}}${string}` ? Name<Head<Inside>> | ArgumentOf<Rest> : never : never;
export {};
