/** `true` where two types are one and the same: equal keys, equally optional, equally readonly. */
export type Same<A, B> =
  // The compiler compares two generic functions for identity, and nothing else: hence the unused parameters.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Does not compile where one of the types is not `true`. */
export type Proof<T extends readonly true[]> = T;
