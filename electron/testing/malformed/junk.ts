import fc from 'fast-check';

/** Things that are wrong wherever they stand. */
export const junk = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    true,
    false,
    NaN,
    Infinity,
    -1,
    0.5,
    2 ** 53,
    '',
    ' ',
    '\u0000',
    '../../etc/passwd',
  ),
  fc.constantFrom(
    {},
    [],
    [[]],
    [null],
    { length: 1 },
    { toString: 1 },
    { then: 1 },
    { constructor: 'x' },
    new Date(0),
  ),
  fc.constantFrom(
    'x'.repeat(10_000),
    Array.from({ length: 1000 }, () => 'draw'),
    "'; DROP TABLE games; --",
  ),
  fc.constantFrom(new Map([['game', 1]]), new Set([1]), 10n, new Uint8Array(8), /./, Symbol.iterator),
  fc.anything({
    maxDepth: 2,
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withNullPrototype: true,
  }),
);

/** A right request with one member wrong, missing or too many. */
export function spoilt(request: Readonly<Record<string, unknown>>): fc.Arbitrary<readonly unknown[]> {
  const key = fc.constantFrom(...Object.keys(request));
  return fc.oneof(
    fc.tuple(key, junk).map(([name, value]) => [{ ...request, [name]: value }]),
    key.map((name) => [Object.fromEntries(Object.entries(request).filter(([other]) => other !== name))]),
    fc.tuple(fc.string(), junk).map(([name, value]) => [{ ...request, [`${name} `]: value }]),
    junk.map((more) => [request, more]),
  );
}

/** Any arguments at all, none of them right. */
export const anyArguments = fc.array(junk, { maxLength: 3 });
/** At least one argument, for a channel that takes none. */
export const some = anyArguments.filter((given) => given.length > 0);
